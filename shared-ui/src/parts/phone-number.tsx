interface PhoneNumberProps {
  /** As typed. */
  phone: string;
  /** The E.164 number to dial; null if it is uncertain: then it is text and a person must decide. */
  e164: string | null;
  className?: string;
}

/** A phone number, as a link if the number to dial is certain (RFC 3966). */
export function PhoneNumber({ phone, e164, className }: PhoneNumberProps) {
  if (e164 === null) return <>{phone}</>;
  return (
    <a href={`tel:${e164}`} className={className}>
      {phone}
    </a>
  );
}
