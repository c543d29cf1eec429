import { randomBytes } from 'node:crypto'
import { createFileStore } from '../file-store.ts'
import { testPictures } from './test-pictures.ts'

// Stores one document after another and prints their hashes, until it is killed.
const [dataDir = ''] = process.argv.slice(2)
const store = await createFileStore({ dataDir, pictures: testPictures })

async function* inChunks(content: string) {
  for (let at = 0; at < content.length; at += 50_000) yield Buffer.from(content.slice(at, at + 50_000))
}

async function storeForever() {
  for (;;) {
    const content = randomBytes(400_000).toString('base64')
    const { sha256 } = await store.receiveDocument({ name: 'a.txt', stream: inChunks(content) })
    process.stdout.write(`${sha256}\n`)
  }
}

await Promise.all([storeForever(), storeForever(), storeForever()])
