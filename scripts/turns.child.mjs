// @ts-check
// A process of `turns.test.ts`: takes a turn, gives it back and ends when it is told.
import { takeTurn } from './turns.mjs'

const [, , checkout = ''] = process.argv
let release = () => {}

/** @param {unknown} told */
async function obey(told) {
  if (told === 'take') release = await takeTurn('work', checkout, 'working')
  else if (told === 'release') release()
  else process.exit()
  process.send?.('done')
}

process.on('message', (told) => void obey(told))
