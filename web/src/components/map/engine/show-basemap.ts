import type { GeoJSONSource, Map as GlMap } from 'maplibre-gl'
import { overviewUrl, regions } from 'virtual:basemap'
import {
  detailZoom,
  type BasemapDetail,
  type BasemapOverview,
  type BasemapRegion,
} from '../../../../basemap/basemap-format.ts'
import { collection, decodeDetail, decodeOverview } from './decode-basemap.ts'
import { readColors, watchTheme } from './map-colors.ts'
import { whenStyled } from './when-styled.ts'

/** Several maps of a page share one copy. */
const fetched = new Map<string, Promise<GeoJSON.Feature[]>>()

function fetchOnce<Content>(url: string, decode: (content: Content) => GeoJSON.Feature[]) {
  const known = fetched.get(url)
  if (known) return known
  const fetching = fetchJson<Content>(url).then(decode)
  fetched.set(url, fetching)
  // What failed is asked for anew.
  fetching.catch(() => fetched.delete(url))
  return fetching
}

async function fetchJson<Content>(url: string): Promise<Content> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${url} answered ${response.status}`)
  return response.json()
}

const overview = () => fetchOnce<BasemapOverview>(overviewUrl, decodeOverview)
const detail = (region: BasemapRegion) => fetchOnce<BasemapDetail>(region.url, decodeDetail)

export const fetchBasemap = overview

/** Fills a map's sources, keeps the near ones filled as it moves, and its colours those of the theme. */
export function showBasemap(map: GlMap): () => void {
  const shown = new Map<string, GeoJSON.Feature[]>()
  let isOver = false

  const showDetail = async () => {
    if (map.getZoom() < detailZoom - 0.5) return
    const wanted = regionsIn(map).filter(({ code }) => !shown.has(code))
    if (wanted.length === 0) return
    // A region that does not come is a map without its counties; it is asked for again with the next move.
    const answers = await Promise.allSettled(
      wanted.map(async (region) => [region.code, await detail(region)] as const),
    )
    if (isOver) return
    for (const answer of answers) if (answer.status === 'fulfilled') shown.set(...answer.value)
    setSource(map, 'detail', [...shown.values()].flat())
  }
  const recolour = () => {
    for (const [name, color] of Object.entries(readColors(map.getContainer())))
      map.setGlobalStateProperty(name, color)
  }

  const onMoveEnd = () => void showDetail()
  const begin = async () => {
    await whenStyled(map)
    if (isOver) return
    onMoveEnd()
    const features = await overview()
    if (!isOver) setSource(map, 'overview', features)
  }
  const unwatch = watchTheme(recolour)
  map.on('moveend', onMoveEnd)
  // Whoever shows the map has asked for the overview too, and says so when it does not come.
  begin().catch(() => {})
  return () => {
    isOver = true
    unwatch()
    map.off('moveend', onMoveEnd)
  }
}

function regionsIn(map: GlMap): BasemapRegion[] {
  const bounds = map.getBounds()
  return regions.filter(
    ({ box: [west, south, east, north] }) =>
      west < bounds.getEast() &&
      east > bounds.getWest() &&
      south < bounds.getNorth() &&
      north > bounds.getSouth(),
  )
}

function setSource(map: GlMap, id: string, features: GeoJSON.Feature[]) {
  const filling = map.getSource<GeoJSONSource>(id)?.setData(collection(features))
  // Fails only when the map is taken away meanwhile.
  filling?.catch(() => {})
}
