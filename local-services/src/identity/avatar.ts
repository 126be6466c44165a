/** Background and thread colours of the brand, as in the theme's tokens. */
const GROUND = '#232a7c';
const THREAD = '#c9cdf3';

/** A round avatar with at most two initials. All characters but letters are dropped, so nothing can be injected. */
export function avatarResponse(initials: string): Response {
  const signs = Array.from(new Intl.Segmenter().segment(initials), ({ segment }) => segment);
  const letters = signs.filter((sign) => /^\p{L}[\p{L}\p{M}\u200c\u200d]{0,8}$/u.test(sign)).slice(0, 2);
  const text = letters.join('').toLocaleUpperCase('en');
  const svg = [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" role="img">',
    `<rect width="64" height="64" fill="${GROUND}"/>`,
    `<circle cx="32" cy="32" r="27" fill="none" stroke="${THREAD}" stroke-width="1.5" stroke-dasharray="1 4" stroke-linecap="round"/>`,
    `<text x="32" y="40" fill="#fff" font-family="sans-serif" font-size="23" font-weight="600" text-anchor="middle">${text}</text>`,
    '</svg>',
  ].join('');
  return new Response(svg, {
    headers: {
      'content-type': 'image/svg+xml',
      'content-security-policy': "default-src 'none'",
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=86400',
    },
  });
}
