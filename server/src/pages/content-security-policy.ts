/** What a page may load and run: our own, and what carries the page's nonce. `issuer` is the origin that signs people in. */
export const contentSecurityPolicy = (nonce: string, issuer: string) =>
  [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    // Sizes that only the server knows, such as a bar's length, are attributes; they can run nothing.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    `connect-src 'self' ${issuer}`,
    `frame-src 'self' ${issuer}`,
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
