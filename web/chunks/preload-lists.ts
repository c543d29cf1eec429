import type { Plugin } from 'vite'

/** The list of files in a script that imports others. */
const listStart = 'm.f=['
const folder = 'assets/'
/** The places that name files by their positions in it. */
const positions = /__vite__mapDeps\(\[([\d,]*)\]\)/g

/** Removes what every page has loaded from the files that an import waits for. Vite lets a project choose scripts only. */
export function withoutLoadedStyle(code: string, isLoaded: (file: string) => boolean): string {
  const start = code.indexOf(listStart)
  if (start === -1) return code
  const open = start + listStart.length - 1
  const close = code.indexOf(']', open) + 1
  const files: string[] = JSON.parse(code.slice(open, close))
  const kept = files.filter((file) => !isLoaded(file))
  if (kept.length === 0 || !kept.every((file) => file.startsWith(folder))) return code
  const moved = (position: string) => kept.indexOf(files[Number(position)] ?? '')
  const after = code.slice(close).replaceAll(positions, (_all, list: string) => {
    const left = list.split(',').flatMap((position) => (moved(position) === -1 ? [] : [moved(position)]))
    return `__vite__mapDeps([${left.join(',')}])`
  })
  // Each page has such lists, so a folder that all files are in is written once.
  const names = kept.map((file) => file.replace(folder, '')).join(' ')
  return `${code.slice(0, open)}"${names}".split(" ").map(f=>"${folder}"+f)${after}`
}

/** Each page starts with the shared stylesheet, so no script needs to list it. */
export const shortPreloadLists = (): Plugin => ({
  name: 'short-preload-lists',
  apply: 'build',
  enforce: 'post',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'chunk')
          file.code = withoutLoadedStyle(file.code, (name) => /^assets\/style-[\w-]+\.css$/.test(name))
    },
  },
})
