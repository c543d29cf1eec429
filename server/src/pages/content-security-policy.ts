/** Allows our own files and inline scripts with the nonce. `issuer` is the origin of the OpenID server. */
export const contentSecurityPolicy = (nonce: string, issuer: string) =>
  [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    // Some sizes, such as the length of a bar, are inline styles. They can't run code.
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
