import { useCallback, useRef, useState } from 'react'
import type { MapProfile } from '../map-profile.ts'
import type { MapMarker } from '../market-view.ts'

export type LoadMapProfile = (id: string, signal: AbortSignal) => Promise<MapProfile>

/** The marker whose window is open, and what is known of it yet. */
export interface OpenProfile {
  marker: MapMarker
  profile?: MapProfile
  isFailed?: boolean
  /** What had the focus, and gets it back. */
  opener: Element | null
}

/** Opens a window for one marker at a time. A profile without an address has none. */
export function useOpenProfile(infoFor: LoadMapProfile) {
  const [opened, setOpened] = useState<OpenProfile>()
  const controller = useRef<AbortController>(undefined)
  const close = useCallback(() => {
    controller.current?.abort()
    setOpened(undefined)
  }, [])
  const open = useCallback(
    async (marker: MapMarker, opener = document.activeElement) => {
      controller.current?.abort()
      controller.current = new AbortController()
      const { signal } = controller.current
      setOpened({ marker, opener })
      try {
        const profile = await infoFor(marker.id, signal)
        if (!signal.aborted) setOpened(profile.address === '' ? undefined : { marker, opener, profile })
      } catch {
        if (!signal.aborted) setOpened({ marker, opener, isFailed: true })
      }
    },
    [infoFor],
  )
  return { opened, open, close }
}
