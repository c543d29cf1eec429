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

/** Shared by all maps of a page. */
const fetched = new Map<string, Promise<GeoJSON.Feature[]>>()

function fetchOnce<Content>(url: string, decode: (content: Content) => GeoJSON.Feature[]) {
  const known = fetched.get(url)
  if (known) return known
  const fetching = fetchJson<Content>(url).then(decode)
  fetched.set(url, fetching)
  // Failed requests can be retried.
  fetching.catch(() => fetched.delete(url))
  return fetching
}

async function fetchJson<Content>(url: string): Promise<Content> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${url} returned ${response.status}`)
  return response.json()
}

export const fetchBasemap = () => fetchOnce<BasemapOverview>(overviewUrl, decodeOverview)
const fetchDetail = (region: BasemapRegion) => fetchOnce<BasemapDetail>(region.url, decodeDetail)

/** Fills a map's sources, adds details as it moves, and updates its colors with the theme. Returns a function that stops it. */
export function showBasemap(map: GlMap): () => void {
  const shown = new Map<string, GeoJSON.Feature[]>()
  let isStopped = false

  const showDetail = async () => {
    if (map.getZoom() < detailZoom - 0.5) return
    const wanted = regionsIn(map).filter(({ code }) => !shown.has(code))
    if (wanted.length === 0) return
    // A region that fails to load lacks its counties until the next move, which retries.
    const results = await Promise.allSettled(
      wanted.map(async (region) => [region.code, await fetchDetail(region)] as const),
    )
    if (isStopped) return
    for (const result of results) if (result.status === 'fulfilled') shown.set(...result.value)
    setSource(map, 'detail', [...shown.values()].flat())
  }
  // The map throws while its style loads, and people may change their theme then.
  const updateColors = async () => {
    await whenStyled(map)
    if (isStopped) return
    for (const [name, color] of Object.entries(readColors(map.getContainer())))
      map.setGlobalStateProperty(name, color)
  }

  const onMoveEnd = () => void showDetail()
  const start = async () => {
    await whenStyled(map)
    if (isStopped) return
    onMoveEnd()
    const features = await fetchBasemap()
    if (isStopped) return
    setSource(map, 'overview', features)
    map.on('sourcedata', onSourceData)
  }
  const onSourceData = ({ sourceId }: { sourceId?: string }) => {
    if (sourceId !== 'overview' || !map.isSourceLoaded('overview')) return
    map.off('sourcedata', onSourceData)
    map.setGlobalStateProperty('hasLand', true)
  }
  const unwatch = watchTheme(() => void updateColors())
  map.on('moveend', onMoveEnd)
  // useMap fetches the overview too, and reports errors.
  start().catch(() => {})
  return () => {
    isStopped = true
    unwatch()
    map.off('moveend', onMoveEnd)
    map.off('sourcedata', onSourceData)
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
  const update = map.getSource<GeoJSONSource>(id)?.setData(collection(features))
  // Fails only if the map is removed meanwhile.
  update?.catch(() => {})
}
