import type { Map as GlMap, MapSourceDataEvent } from 'maplibre-gl'
import { useCallback, useSyncExternalStore } from 'react'
import styles from './map-frame.module.css'

/** The sources of the map, which their licenses require to name. */
export function Attribution({ map }: { map: GlMap }) {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const onSourceData = ({ sourceDataType }: MapSourceDataEvent) => {
        if (sourceDataType === 'metadata') onChange()
      }
      const subscriptions = [map.on('style.load', onChange), map.on('sourcedata', onSourceData)]
      return () => {
        for (const subscription of subscriptions) subscription.unsubscribe()
      }
    },
    [map],
  )
  const html = useSyncExternalStore(subscribe, () => attributionOf(map))
  return (
    <p className={styles.attribution}>
      {attributionParts(html).map(({ text, href }) =>
        href === undefined ? (
          text
        ) : (
          <a key={`${href} ${text}`} href={href} target="_blank" rel="noreferrer">
            {text}
          </a>
        ),
      )}
    </p>
  )
}

function attributionOf(map: GlMap): string {
  // Null until a style is set.
  const sources = Object.keys(map.getStyle()?.sources ?? {})
  const texts = sources.flatMap((id) => map.getSource(id)?.attribution ?? [])
  return [...new Set(texts)].join(' ')
}

interface AttributionPart {
  text: string
  /** Only http(s) addresses. */
  href?: string
}

/** The texts and links of an attribution, which is the HTML of others. */
export function attributionParts(html: string): AttributionPart[] {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  return [...body.childNodes].flatMap((node) => {
    const text = (node.textContent ?? '').replaceAll(/\s+/g, ' ')
    if (text === '') return []
    const isLink = node instanceof HTMLAnchorElement && /^https?:$/.test(node.protocol)
    return [isLink ? { text, href: node.href } : { text }]
  })
}
