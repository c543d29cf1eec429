/** The parts of a bundle's chunk that this reads and changes. */
interface Chunk {
  type: 'chunk'
  name: string
  code: string
  imports: string[]
  viteMetadata?: { importedCss: Set<string> }
}
type Bundle = Record<string, Chunk | { type: 'asset' }>

/**
 * Copies the class names of the shared stylesheet into the chunks that use them, and removes their own chunk. Minifying
 * then leaves only the names in use, and pages load one file less.
 */
export async function withoutClassChunk(bundle: Bundle): Promise<void> {
  const found = Object.entries(bundle).find(([, file]) => file.type === 'chunk' && file.name === 'style')
  if (found === undefined) return
  const [fileName, style] = found
  if (style.type !== 'chunk') return
  // The chunk has nothing but exported objects of class names.
  const classes: Record<string, unknown> = await import(
    `data:text/javascript,${encodeURIComponent(style.code)}`
  )
  for (const chunk of Object.values(bundle)) {
    if (chunk.type !== 'chunk' || !chunk.imports.includes(fileName)) continue
    chunk.code = inlined(chunk.code, fileName, classes)
    chunk.imports = chunk.imports.filter((file) => file !== fileName)
    for (const css of style.viteMetadata?.importedCss ?? []) chunk.viteMetadata?.importedCss.add(css)
  }
  delete bundle[fileName]
}

const importFrom = /import\s*(?:\{([^}]*)\}\s*from\s*)?"\.\/([^"]+)";?/g

function inlined(code: string, fileName: string, classes: Record<string, unknown>) {
  return code.replaceAll(importFrom, (statement, names: string | undefined, file: string) => {
    if (!fileName.endsWith(`/${file}`)) return statement
    return (names ?? '')
      .split(',')
      .filter((each) => each !== '')
      .map((each) => {
        const [exported = '', local = exported] = each.trim().split(/\s+as\s+/)
        return `const ${local}=${JSON.stringify(classes[exported])};`
      })
      .join('')
  })
}
