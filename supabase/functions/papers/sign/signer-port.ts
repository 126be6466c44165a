/** Who signs a file: the installation with a certificate of its own, or an accredited provider of advanced signatures. */
export interface SignerPort {
  readonly kind: 'platform' | 'advanced';
  /** How many bytes the signature may need. */
  readonly room: number;
  /**
   * Gives a DER CMS SignedData (CAdES B-B, detached) of what has this SHA-256.
   * A provider whose signer approves on another device needs a port in two steps; none is configured here.
   */
  sign(hash: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>>;
}
