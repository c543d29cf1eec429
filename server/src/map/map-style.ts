import * as z from 'zod'
import { causeOf } from './remote-archive.ts'

/** The style can't be used. The message completes `MAP_STYLE_URL: …`. */
export class UnusableStyle extends Error {
  /** Whether it may work later, because its server was unreachable or busy. */
  readonly isTemporary: boolean

  constructor(message: string, isTemporary = false) {
    super(message)
    this.isTemporary = isTemporary
  }
}

const TileJson = z.object({ tiles: z.array(z.string()) })
const Source = z.object({
  url: z.string().optional(),
  tiles: z.array(z.string()).optional(),
  data: z.unknown().optional(),
})
const Style = z.object({
  version: z.literal(8),
  layers: z.array(z.unknown()),
  sources: z.record(z.string(), Source),
  sprite: z.union([z.string(), z.array(z.object({ url: z.string() }))]).optional(),
  glyphs: z.string().optional(),
})
type Style = z.output<typeof Style>

/** In ms. */
const patience = 10_000

/** The origins that browsers need for a MapLibre style: its own, and those of its tiles, sprites, fonts and data. */
export async function readStyle(url: string): Promise<string[]> {
  const { success, data: style } = Style.safeParse(await fetchJson(url))
  if (!success) throw new UnusableStyle('is not a MapLibre style of version 8')
  const addresses = [url, ...addressesOf(style)]
  const described = await Promise.all(
    Object.values(style.sources).map(async (source) => {
      if (source.url === undefined || source.url.startsWith('pmtiles:')) return []
      const { data } = TileJson.safeParse(await fetchJson(resolved(source.url, url)))
      return data?.tiles ?? []
    }),
  )
  return [...new Set([...addresses, ...described.flat()].map((each) => originOf(each, url)))]
}

function addressesOf({ sources, sprite, glyphs }: Style): string[] {
  return [
    ...Object.values(sources).flatMap(({ url, tiles = [], data }) => [
      ...(url === undefined ? [] : [url]),
      ...tiles,
      ...(typeof data === 'string' ? [data] : []),
    ]),
    ...(typeof sprite === 'string' ? [sprite] : (sprite ?? []).map((each) => each.url)),
    ...(glyphs === undefined ? [] : [glyphs]),
  ]
}

/** Without the braces of `{z}/{x}/{y}` and without the scheme of PMTiles. */
function resolved(address: string, base: string): string {
  const plain = address.replace(/^pmtiles:\/\//, '').replaceAll(/[{}]/g, '')
  const url = URL.canParse(plain, base) ? new URL(plain, base) : undefined
  if (url === undefined || !/^https?:$/.test(url.protocol))
    throw new UnusableStyle(`has an address that browsers can't load: ${address}`)
  return url.href
}

const originOf = (address: string, base: string) => new URL(resolved(address, base)).origin

async function fetchJson(url: string): Promise<unknown> {
  const response = await fetch(url, { signal: AbortSignal.timeout(patience) }).catch((error: unknown) => {
    if (error instanceof Error && error.name === 'TimeoutError')
      throw new UnusableStyle(`did not respond in time: ${new URL(url).host}`, true)
    throw new UnusableStyle(`${new URL(url).host}: ${causeOf(error)}`)
  })
  if (!response.ok) {
    const isTemporary = response.status >= 500 || response.status === 429
    throw new UnusableStyle(`${new URL(url).host} responded with ${response.status}`, isTemporary)
  }
  return response.json().catch(() => {
    throw new UnusableStyle(`${new URL(url).host} did not respond with JSON`)
  })
}
