/** Who signs a file: the installation with a certificate of its own, or an accredited provider of advanced signatures. */
export interface SignerPort {
  readonly kind: 'platform' | 'advanced';
  /** How many bytes the signature may need. */
  readonly room: number;
  /** Of who signs, DER. */
  readonly certificate: Uint8Array<ArrayBuffer>;
  /** Gives a DER CMS SignedData (CAdES B-B, detached) of what has this SHA-256. */
  sign(hash: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>>;
}

/** An accredited provider of advanced electronic signatures, as an installation sets it up. */
export interface AdvancedProvider {
  /** Certificates that its signatures lead to, DER. */
  readonly roots: readonly Uint8Array<ArrayBuffer>[];
  /**
   * The signer of a practitioner for one signature.
   * @param pin what the provider asks of them for it: a PIN or a one-time code; never kept
   * @throws Refused papers.noCredential, papers.providerAway; its `sign` papers.pinWrong too
   */
  signerOf(practitioner: { councilNumber: string; pin: string }): Promise<SignerPort>;
}
