import type { Page } from '@playwright/test'

/** How many pixels of two screenshots of the same size differ, or of the second one have a color like '#c81e1e'. */
export async function countPixels(page: Page, picture: Buffer, other: Buffer | string): Promise<number> {
  const blank = await page.context().newPage()
  try {
    return await blank.evaluate(
      async ([first, second]) => {
        async function pixelsOf(base64: string) {
          const image = new Image()
          image.src = `data:image/png;base64,${base64}`
          await image.decode()
          const canvas = new OffscreenCanvas(image.width, image.height)
          const context = canvas.getContext('2d')
          context?.drawImage(image, 0, 0)
          return context?.getImageData(0, 0, image.width, image.height).data ?? new Uint8ClampedArray()
        }
        const pixels = await pixelsOf(first)
        const color = /^#(..)(..)(..)$/
          .exec(second)
          ?.slice(1)
          .map((part) => Number.parseInt(part, 16))
        const others = color ? undefined : await pixelsOf(second)
        let count = 0
        for (let at = 0; at < pixels.length; at += 4) {
          const wanted = color ?? others?.slice(at, at + 3) ?? []
          const difference = Math.max(
            ...[0, 1, 2].map((part) => Math.abs((pixels[at + part] ?? 0) - (wanted[part] ?? 0))),
          )
          if (color ? difference <= 2 : difference > 12) count++
        }
        return count
      },
      [picture.toString('base64'), typeof other === 'string' ? other : other.toString('base64')] as const,
    )
  } finally {
    await blank.close()
  }
}
