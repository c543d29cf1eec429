import { expect, test } from 'vitest'
import { receivedText } from './privacy-section.tsx'

test.each([
  [0, 'Downloading…'],
  [99_999, 'Downloading…'],
  [100_000, 'Downloading… 0.1 MB'],
  [12_340_000, 'Downloading… 12.3 MB'],
])('%d bytes are shown as %j', (bytes, text) => {
  expect(receivedText(bytes)).toBe(text)
})
