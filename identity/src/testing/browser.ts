/** A loaded page of the provider, without running JavaScript. Nonces are removed, as in a browser's DOM. */
export interface Visit {
  status: number
  url: URL
  text: string
  headers: Headers
}

export interface Browser {
  get(address: string, headers?: Record<string, string>): Promise<Visit>
  /** Posts the fields like a form on a page of the provider. */
  post(address: string, fields: Record<string, string>, headers?: Record<string, string>): Promise<Visit>
  cookies: Map<string, { value: string; path: string }>
}

/** Stores cookies by path and follows redirects within `origin`. */
export function openBrowser(origin: string, headers: Record<string, string> = {}): Browser {
  const cookies: Browser['cookies'] = new Map()

  function storeCookies(response: Response) {
    for (const line of response.headers.getSetCookie()) {
      const [pair = '', ...rest] = line.split('; ')
      const [name = '', value = ''] = pair.split('=', 2)
      const settings = new Map(
        rest.map((setting) => [setting.split('=')[0]?.toLowerCase(), setting.split('=')[1]]),
      )
      const path = settings.get('path') ?? '/'
      const expires = settings.get('expires')
      if (expires !== undefined && Date.parse(expires) < Date.now()) cookies.delete(`${name} ${path}`)
      else cookies.set(`${name} ${path}`, { value, path })
    }
  }

  interface Request {
    method?: string
    body?: URLSearchParams
    headers?: Record<string, string>
  }

  async function visit(address: string, init: Request): Promise<Visit> {
    const url = new URL(address, origin)
    const cookie = [...cookies]
      .filter(([, { path }]) => path === '/' || url.pathname === path || url.pathname.startsWith(`${path}/`))
      .map(([key, { value }]) => `${key.split(' ')[0]}=${value}`)
      .join('; ')
    const response = await fetch(url, {
      ...init,
      redirect: 'manual',
      headers: { accept: 'text/html', ...headers, ...init.headers, ...(cookie && { cookie }) },
    })
    storeCookies(response)
    const location = response.headers.get('location')
    const next = location === null ? undefined : new URL(location, url)
    if (next?.origin === origin && next.pathname !== '/') return visit(next.href, {})
    return {
      status: response.status,
      url: next ?? url,
      text: (await response.text()).replaceAll(/ nonce="[^"]+"/g, ' nonce=""'),
      headers: response.headers,
    }
  }

  return {
    get: (address, more = {}) => visit(address, { headers: more }),
    post: (address, fields, more = {}) =>
      visit(address, { method: 'POST', body: new URLSearchParams(fields), headers: { origin, ...more } }),
    cookies,
  }
}
