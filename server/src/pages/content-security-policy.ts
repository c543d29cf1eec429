/** Rules that the drag-and-drop library (`@dnd-kit/dom` 0.5.0) adds to the page while something is dragged. */
const dragStyles = [
  'P3zrZWkaCzrI/B9T0+WLFRTTY8rvTIfnbvP5TBI9Vgo=',
  'E7zJXfkufcgTIQG1Th6iYnoGis+rTfZd044bgiM1kr4=',
  'YYLJe/bgx7gKdFc8dp3EM3/S8hpKeZs7JyhfBoZYPuk=',
]

const sources = (hashes: readonly string[]) => hashes.map((hash) => ` 'sha256-${hash}'`).join('')

/**
 * Allows our own files and the inline scripts with these hashes. `issuer` is the origin of the OpenID server, and
 * `mapOrigins` are those of a map style of others.
 */
export const contentSecurityPolicy = (
  scriptHashes: readonly string[],
  issuer: string,
  mapOrigins: readonly string[] = [],
) =>
  [
    "default-src 'self'",
    `script-src 'self'${sources(scriptHashes)}`,
    `style-src 'self'${sources(dragStyles)}`,
    // Some sizes, such as the length of a bar, are inline styles. They can't run code.
    "style-src-attr 'unsafe-inline'",
    ["img-src 'self' data: blob:", ...mapOrigins].join(' '),
    ["connect-src 'self'", issuer, ...mapOrigins].join(' '),
    `frame-src 'self' ${issuer}`,
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
