interface PhoneNumberProps {
  /** As it was typed. */
  phone: string;
  /** What it is dialled as; null where that is not certain: then it is text, to be read and dialled by a person. */
  e164: string | null;
  className?: string;
}

/** A telephone number, to press where it is certain which one it is (RFC 3966). */
export function PhoneNumber({ phone, e164, className }: PhoneNumberProps) {
  if (e164 === null) return <>{phone}</>;
  return (
    <a href={`tel:${e164}`} className={className}>
      {phone}
    </a>
  );
}
