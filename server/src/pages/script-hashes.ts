import { hash } from 'node:crypto'

const script = /<script([^>]*)>([^]*?)<\/script>/g

/**
 * Replaces the nonce, which marks the scripts that the renderer wrote, by hashes of their content for the content
 * security policy. A script that got into the page by other means has no nonce, so it gets no hash.
 */
export function hashScripts(markup: string, nonce: string) {
  const attribute = ` nonce="${nonce}"`
  const hashes = new Set<string>()
  for (const [, attributes = '', content = ''] of markup.matchAll(script))
    if (attributes.includes(attribute) && content !== '') hashes.add(hash('sha256', content, 'base64'))
  return { markup: markup.replaceAll(attribute, ''), hashes: [...hashes] }
}
