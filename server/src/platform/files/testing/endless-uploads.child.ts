import { randomBytes } from 'node:crypto'
import { createFileStore } from '../file-store.ts'

// Takes in one document after another, and says which, until it is killed.
const [dataDir = ''] = process.argv.slice(2)
const store = await createFileStore({ dataDir })

async function* slowly(content: string) {
  for (let at = 0; at < content.length; at += 50_000) yield Buffer.from(content.slice(at, at + 50_000))
}

async function takeInForEver() {
  for (;;) {
    const content = randomBytes(400_000).toString('base64')
    const { sha256 } = await store.receiveDocument({ name: 'a.txt', stream: slowly(content) })
    process.stdout.write(`${sha256}\n`)
  }
}

await Promise.all([takeInForEver(), takeInForEver(), takeInForEver()])
