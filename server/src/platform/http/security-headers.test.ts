import pino from 'pino'
import { expect, test } from 'vitest'
import { visitor } from './call.ts'
import { httpServer } from './server.ts'

const headersOf = async (isHttps: boolean, url: string) => {
  const app = httpServer(pino({ level: 'silent' }), async () => visitor, { isHttps })
  app.addHook('onRequest', async (request, reply) => {
    if (request.url !== '/hijacked') return
    reply.hijack()
    reply.raw.end('from elsewhere')
  })
  app.get('/', async () => 'page')
  const { headers } = await app.inject(url)
  await app.close()
  return headers
}

test.each(['/', '/missing', '/hijacked', '/%zz'])(
  'over https, browsers return to %s by https for a year',
  async (url) => {
    expect(await headersOf(true, url)).toMatchObject({
      'strict-transport-security': 'max-age=31536000',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    })
  },
)

test('over http there is no such promise', async () => {
  expect(await headersOf(false, '/')).not.toHaveProperty('strict-transport-security')
})
