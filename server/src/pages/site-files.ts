import type { FastifyInstance } from 'fastify'

interface Site {
  brand: string
  origin: string
}

/** Files with a fixed URL: `robots.txt` and the web app manifest. */
export function registerSiteFiles(app: FastifyInstance, { brand, origin }: Site) {
  const robots = [
    'User-agent: *',
    'Disallow: /home',
    'Disallow: /admin',
    'Disallow: /dev/',
    '',
    `Sitemap: ${origin}/sitemap.xml`,
  ]
  const manifest = {
    id: '/',
    name: brand,
    short_name: brand,
    description: 'Find venues for sports events.',
    // People who install it have an account; the front page is for those who don't.
    start_url: '/home',
    display: 'standalone',
    background_color: '#fbfaf6',
    theme_color: '#0b6a4a',
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  }
  app.get('/robots.txt', (_request, reply) =>
    reply.type('text/plain; charset=utf-8').send(`${robots.join('\n')}\n`),
  )
  app.get('/manifest.webmanifest', (_request, reply) =>
    reply.type('application/manifest+json; charset=utf-8').send(JSON.stringify(manifest)),
  )
}
