import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'

/** The part of React Router's manifest that says which scripts a route loads. */
interface RouteManifest {
  entry: { module: string; imports: string[] }
  routes: Record<string, { parentId?: string; module: string; imports?: string[] }>
}

/** Bytes of the headers of one response, as the server sends them. */
const headers = 288

function readManifest(client: string) {
  const folder = path.join(client, 'assets')
  const file = readdirSync(folder).find((name) => /^manifest-.*\.js$/.test(name))
  if (file === undefined) throw new Error(`There is no manifest in ${folder}.`)
  const text = readFileSync(path.join(folder, file), 'utf8')
  const manifest: RouteManifest = JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1))
  return { manifest, file: `/assets/${file}` }
}

/** The scripts that a chunk of this name consists of: its own, and what it imports before it runs. */
function scriptsOf(client: string, chunk: string): Set<string> {
  const folder = path.join(client, 'assets')
  const file = readdirSync(folder).find((name) => name.startsWith(`${chunk}-`) && name.endsWith('.js'))
  if (file === undefined) throw new Error(`There is no chunk ${chunk} in ${folder}.`)
  const scripts = new Set([`/assets/${file}`])
  // The loop adds to it.
  for (const script of scripts) {
    const text = readFileSync(path.join(client, script), 'utf8')
    for (const [, name] of text.matchAll(/(?:\bfrom|\bimport)"\.\/([^"]+\.js)"/g))
      scripts.add(`/assets/${name}`)
  }
  return scripts
}

/** The paths of the scripts that a page of a route loads by itself, as opposed to when it is idle. `late` are chunks that it imports dynamically. */
export function firstScripts(client: string, route: string, late: readonly string[] = []): Set<string> {
  const { manifest, file } = readManifest(client)
  const { entry, routes } = manifest
  const scripts = new Set([file, entry.module, ...entry.imports])
  for (let id: string | undefined = route; id !== undefined; id = routes[id]?.parentId) {
    const node = routes[id]
    if (node === undefined) throw new Error(`There is no route ${id}.`)
    for (const script of [node.module, ...(node.imports ?? [])]) scripts.add(script)
  }
  for (const chunk of late) for (const script of scriptsOf(client, chunk)) scripts.add(script)
  return scripts
}

/** Kilobytes of these scripts, compressed and with headers. */
export function firstLoadOf(client: string, route: string, late: readonly string[] = []): number {
  const scripts = [...firstScripts(client, route, late)]
  const bytes = scripts.map((script) => statSync(path.join(client, `${script}.br`)).size + headers)
  return bytes.reduce((sum, size) => sum + size, 0) / 1024
}
