// @ts-check
// Holds the lock until the first message from `lock.test.ts`. Exits on the message 'exit'.
import { once } from 'node:events'
import { withLock } from './lock.mjs'

process.on('message', (message) => {
  if (message === 'exit') process.exit()
})
const [, , checkout = ''] = process.argv
await withLock('work', checkout, 'working', async () => {
  process.send?.('acquired')
  await once(process, 'message')
})
process.send?.('released')
