import { expect, it } from 'vitest'
import { openXmlFile, officeTypes, samplePdf } from '../platform/files/testing/sample-documents.ts'
import { sampleImage } from '../platform/files/testing/sample-images.ts'
import { deliveryServer } from './testing/delivery-server.ts'

const stripped = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "sandbox; default-src 'none'",
}

it('gives a document byte for byte, to be saved under its name', async () => {
  const { addDocument, get } = await deliveryServer()
  const content = openXmlFile('docx')
  const answer = await get(`${await addDocument(content)}/Floor%20plan.docx`)
  expect(answer.status).toBe(200)
  expect(answer.content).toEqual(content)
  expect(answer.headers).toMatchObject({
    ...stripped,
    'content-type': officeTypes.docx,
    'content-length': String(content.length),
    'content-disposition': "attachment; filename*=UTF-8''Floor%20plan.docx",
    'cache-control': 'public, max-age=31536000, immutable',
  })
})

it('shows PDF and images, and nothing else', async () => {
  const { addDocument, get } = await deliveryServer()
  const kinds: [content: Uint8Array | string, name: string, type: string, disposition: string][] = [
    [samplePdf, 'plan.pdf', 'application/pdf', 'inline'],
    [await sampleImage('png'), 'plan.png', 'image/png', 'inline'],
    ['a,b\n', 'teams.csv', 'text/plain; charset=utf-8', 'attachment'],
    ['alert(1)', 'page.html', 'text/plain; charset=utf-8', 'attachment'],
  ]
  for (const [content, name, type, disposition] of kinds) {
    const { headers } = await get(`${await addDocument(content)}/${name}`)
    expect(headers).toMatchObject({ ...stripped, 'content-type': type })
    expect(headers['content-disposition']).toMatch(new RegExp(`^${disposition};`))
  }
})

it.each([
  ['..%2F..%2Fetc%2Fpasswd', 'passwd.txt'],
  ['page.html', 'page.html.txt'],
  ['a%0D%0ASet-Cookie%3A%20b%3Dc.txt', 'aSet-Cookie%20b%3Dc.txt'],
  ['%22%3B%20filename%3Dx.txt', '%3B%20filename%3Dx.txt'],
  ['%E2%80%AEtxt.exe', 'txt.exe.txt'],
  ['%2E%2E%5C', 'file.txt'],
  ['%00', 'file.txt'],
])('saves what is asked for as %s as %s', async (name, saved) => {
  const { addDocument, get } = await deliveryServer()
  const address = await addDocument('plain words')
  const { headers } = await get(`${address}/${name}`)
  expect(headers['content-disposition']).toBe(`attachment; filename*=UTF-8''${saved}`)
  expect(headers['set-cookie']).toBeUndefined()
})

it('confirms, and answers HEAD, without sending the content', async () => {
  const { addDocument, get } = await deliveryServer()
  const address = `${await addDocument('plain words')}/notes.txt`
  const head = await get(address, {}, 'HEAD')
  expect([head.status, head.content.length, head.headers['content-length']]).toEqual([200, 0, '11'])
  const again = await get(address, { 'if-none-match': String(head.headers.etag) })
  expect([again.status, again.content.length]).toEqual([304, 0])
})

it('does not know what is not there, and gives no uploaded photo with all that it tells', async () => {
  const { addImage, addDocument, get, store } = await deliveryServer()
  const photo = await sampleImage('jpeg')
  const sha256 = (await addImage(photo)).slice('/images/'.length)
  const removed = await addDocument('soon gone')
  await store.remove(removed.slice('/documents/'.length))
  for (const address of [
    `/documents/${sha256}`,
    removed,
    `/documents/${'0'.repeat(64)}`,
    '/documents/..%2Ffiles',
  ])
    expect([address, (await get(`${address}/photo.jpg`)).status]).toEqual([address, 404])
})
