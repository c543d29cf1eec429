import { expect, test } from 'vitest'
import { pictureSources, sized } from './picture-sources.ts'

test('our images and art come in six widths and the best format', () => {
  const { src, srcSet } = pictureSources('/art/0189/basketball')
  expect(src).toBe('/art/0189/basketball?width=960&format=auto')
  expect(srcSet?.split(', ')).toEqual(
    [320, 480, 640, 960, 1280, 1600].map(
      (width) => `/art/0189/basketball?width=${width}&format=auto ${width}w`,
    ),
  )
})

test('what the address asks for besides stays', () => {
  expect(sized('/images/ab12?fit=cover&width=50', 80)).toBe('/images/ab12?fit=cover&width=80&format=auto')
})

test.each(['https://elsewhere.test/images/x.jpg', 'blob:https://site.test/1', '/artful.png'])(
  'an address that is not ours, such as %s, is left alone',
  (src) => {
    expect(pictureSources(src)).toEqual({ src })
    expect(sized(src, 80)).toBe(src)
  },
)
