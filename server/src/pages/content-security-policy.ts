/** Rules that the drag-and-drop library (`@dnd-kit/dom` 0.5.0) adds to the page while something is dragged. */
const dragStyles = [
  'P3zrZWkaCzrI/B9T0+WLFRTTY8rvTIfnbvP5TBI9Vgo=',
  'E7zJXfkufcgTIQG1Th6iYnoGis+rTfZd044bgiM1kr4=',
  'YYLJe/bgx7gKdFc8dp3EM3/S8hpKeZs7JyhfBoZYPuk=',
]

const sources = (hashes: readonly string[]) => hashes.map((hash) => ` 'sha256-${hash}'`).join('')

/**
 * Allows our own files and the inline scripts with these hashes. `issuer` is the origin of the OpenID server,
 * `mapOrigins` are those of a map style of others, and `collector` is that of analytics.
 */
export const contentSecurityPolicy = (
  scriptHashes: readonly string[],
  issuer: string,
  mapOrigins: readonly string[] = [],
  collector?: string,
) =>
  [
    "default-src 'self'",
    `script-src 'self'${sources(scriptHashes)}`,
    `style-src 'self'${sources(dragStyles)}`,
    // Some sizes, such as the length of a bar, are inline styles. They can't run code.
    "style-src-attr 'unsafe-inline'",
    ["img-src 'self' data: blob:", ...mapOrigins].join(' '),
    ["connect-src 'self'", issuer, ...mapOrigins, ...(collector === undefined ? [] : [collector])].join(' '),
    `frame-src 'self' ${issuer}`,
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
