import { expect, test } from 'vitest'
import { openXmlFile, officeTypes, samplePdf } from '../platform/files/testing/sample-documents.ts'
import { sampleImage } from '../platform/files/testing/sample-images.ts'
import { deliveryServer } from './testing/delivery-server.ts'

const safetyHeaders = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "sandbox; default-src 'none'",
}

test('returns a DOCX file unmodified, as a download with its name', async () => {
  const { addDocument, get } = await deliveryServer()
  const content = openXmlFile('docx')
  const response = await get(`${await addDocument(content)}/Floor%20plan.docx`)
  expect(response.status).toBe(200)
  expect(response.content).toEqual(content)
  expect(response.headers).toMatchObject({
    ...safetyHeaders,
    'content-type': officeTypes.docx,
    'content-length': String(content.length),
    'content-disposition': `attachment; filename="Floor plan.docx"; filename*=UTF-8''Floor%20plan.docx`,
    'cache-control': 'public, max-age=31536000, immutable',
  })
})

const documents: [name: string, type: string, disposition: string, content: Uint8Array | string][] = [
  ['plan.pdf', 'application/pdf', 'inline', samplePdf],
  ['plan.png', 'image/png', 'inline', await sampleImage('png')],
  ['teams.csv', 'text/plain; charset=utf-8', 'attachment', 'a,b\n'],
  ['page.html', 'text/plain; charset=utf-8', 'attachment', 'alert(1)'],
]
test.each(documents)('%s is sent as %s, %s', async (name, type, disposition, content) => {
  const { addDocument, get } = await deliveryServer()
  const { headers } = await get(`${await addDocument(content)}/${name}`)
  expect(headers).toMatchObject({ ...safetyHeaders, 'content-type': type })
  expect(headers['content-disposition']).toMatch(new RegExp(`^${disposition};`))
})

test.each([
  ['..%2F..%2Fetc%2Fpasswd', 'passwd.txt'],
  ['page.html', 'page.html.txt'],
  ['a%0D%0ASet-Cookie%3A%20b%3Dc.txt', 'aSet-Cookie%20b%3Dc.txt'],
  ['%22%3B%20filename%3Dx.txt', '%3B%20filename%3Dx.txt'],
  ['%E2%80%AEtxt.exe', 'txt.exe.txt'],
  ['%2E%2E%5C', 'file.txt'],
  ['%00', 'file.txt'],
])('the requested name %s is sanitized to %s', async (requested, sanitized) => {
  const { addDocument, get } = await deliveryServer()
  const { headers } = await get(`${await addDocument('plain words')}/${requested}`)
  const ascii = decodeURIComponent(sanitized)
  expect(headers['content-disposition']).toBe(
    `attachment; filename="${ascii}"; filename*=UTF-8''${sanitized}`,
  )
  expect(headers['set-cookie']).toBeUndefined()
})

test('HEAD returns the length without the content', async () => {
  const { addDocument, get } = await deliveryServer()
  const head = await get(`${await addDocument('plain words')}/notes.txt`, {}, 'HEAD')
  expect([head.status, head.content.length, head.headers['content-length']]).toEqual([200, 0, '11'])
})

test('a matching If-None-Match returns 304 without the content', async () => {
  const { addDocument, get } = await deliveryServer()
  const url = `${await addDocument('plain words')}/notes.txt`
  const { headers } = await get(url, {}, 'HEAD')
  const revalidated = await get(url, { 'if-none-match': String(headers.etag) })
  expect([revalidated.status, revalidated.content.length]).toEqual([304, 0])
})

test('returns 404 for an uploaded image, whose metadata may contain a location', async () => {
  const { addImage, get } = await deliveryServer()
  const image = await addImage(await sampleImage('jpeg'))
  expect((await get(`${image.replace('/images/', '/documents/')}/photo.jpg`)).status).toBe(404)
})

test('returns 404 for a removed document', async () => {
  const { addDocument, get, remove } = await deliveryServer()
  const url = await addDocument('soon gone')
  await remove(url)
  expect((await get(`${url}/photo.jpg`)).status).toBe(404)
})

test.each([`/documents/${'0'.repeat(36)}/${'0'.repeat(16)}`, '/documents/..%2Ffiles/x'])(
  'returns 404 for the unknown id in %s',
  async (url) => {
    const { get } = await deliveryServer()
    expect((await get(`${url}/photo.jpg`)).status).toBe(404)
  },
)
