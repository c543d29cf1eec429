import { expect, test } from 'vitest'
import { readStateVideos } from './state-videos.ts'

const indiana = 'https://videos.example/watch?v=1'
const newYork = 'https://videos.example/new-york'

test.each([
  [`Indiana=${indiana}`, { Indiana: indiana }],
  [`Indiana=${indiana} New York=${newYork}`, { Indiana: indiana, 'New York': newYork }],
  [`  New York = ${newYork}\n  Indiana=${indiana}  `, { 'New York': newYork, Indiana: indiana }],
])('reads %j', (text, videos) => {
  expect(readStateVideos(text)).toEqual(videos)
})

test.each([
  ['no name', `=${indiana}`],
  ['an address without https', 'Indiana=http://videos.example'],
  ['a script', 'Indiana=javascript:alert(1)'],
  ['no address', 'Indiana'],
  ['the same state twice', `Indiana=${indiana} Indiana=${newYork}`],
  ['a separator between entries', `Indiana=${indiana}, New York=${newYork}`],
])('rejects %s', (_, text) => {
  expect(readStateVideos(text)).toBeUndefined()
})
