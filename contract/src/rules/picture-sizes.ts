// Without zod, because pages in the browser use them too.

/** In pixels. */
export interface PictureFrame {
  width: number
  height: number
}

/** The widths of `srcset`, in pixels. */
export const pictureWidths = [320, 480, 640, 960, 1280, 1600]
/** Twice the sizes of avatars. */
export const avatarWidths = { 32: 64, 40: 80, 64: 128 }

/** Frames with an aspect ratio of their own: link previews, info windows of maps, also for dense screens, and drawings on the front page. */
export const pictureFrames = {
  linkPreview: { width: 1200, height: 630 },
  infoWindow: { width: 384, height: 60 },
  largeInfoWindow: { width: 384, height: 90 },
  denseInfoWindow: { width: 768, height: 120 },
  denseLargeInfoWindow: { width: 768, height: 180 },
  square: { width: 400, height: 400 },
  tall: { width: 360, height: 560 },
  narrow: { width: 440, height: 560 },
  broad: { width: 700, height: 560 },
  wide: { width: 900, height: 560 },
}

/** The compression of photos, on the scale of JPEG: the default, and one for slow connections. */
export const pictureQualities = { normal: 85, low: 60 }
