// Apart from the decoder, which only the picture process loads.

/** The limit for any picture. image-kinds.ts lowers it for some formats. */
export const maxPixels = 100_000_000
export const timeoutSeconds = 30
