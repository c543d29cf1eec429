import { expect, test } from 'vitest'
import { checkStateNames } from './state-names.ts'

const video = 'https://videos.example/a'

test('accepts videos of states with content', () => {
  expect(() => checkStateNames({ Indiana: video, 'New York': video })).not.toThrow()
})

test.each(['Texas', 'indiana', '__proto__x'])('rejects a video of %s', (name) => {
  expect(() => checkStateNames({ [name]: video })).toThrow(
    `STATE_VIDEOS: there is no state ${name} with content`,
  )
})
