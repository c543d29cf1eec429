import { useState, type SyntheticEvent } from 'react'

/** Whether the image at an address failed to load. Spread `watch` on the image. */
export function useBrokenImage(src: string | undefined) {
  const [brokenSrc, setBrokenSrc] = useState<string>()
  const watch = {
    onError: (_event: SyntheticEvent<HTMLImageElement>) => setBrokenSrc(src),
    // An image of the server's page may have failed before there was anybody to hear of it.
    ref: (image: HTMLImageElement | null) => {
      if (image?.complete && image.currentSrc !== '' && image.naturalWidth === 0) setBrokenSrc(src)
    },
  }
  return { isBroken: src !== undefined && brokenSrc === src, watch }
}
