import type { ReactNode } from 'react'
import type { Position } from '../map-profile.ts'
import type { MapMarker } from '../market-view.ts'
import { fanOffsets, fanRadius } from './fan-layout.ts'
import type { Pixel } from './mercator.ts'
import { usePlace } from './placed.tsx'
import styles from './pins.module.css'
import type { Placer } from './placer.ts'

interface FanProps {
  placer: Placer
  center: Position
  markers: readonly MapMarker[]
  children: (marker: MapMarker, offset: Pixel) => ReactNode
}

/** Places at one spot, arranged around it, with lines to the center. */
export function Fan({ placer, center, markers, children }: FanProps) {
  const offsets = fanOffsets(markers.length)
  const radius = fanRadius(offsets)
  return (
    <>
      <svg
        ref={usePlace<SVGSVGElement>(placer, center)}
        className={styles.fan}
        width={radius * 2}
        height={radius * 2}
        viewBox={`${-radius} ${-radius} ${radius * 2} ${radius * 2}`}
        aria-hidden="true"
      >
        <circle className={styles.fanArea} r={radius - 1} />
        {offsets.map(({ x, y }) => (
          <line key={`${x} ${y}`} className={styles.fanLine} x2={x} y2={y} />
        ))}
      </svg>
      {markers.map((marker, at) => children(marker, offsets[at] ?? { x: 0, y: 0 }))}
    </>
  )
}
