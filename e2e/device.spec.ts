import { pushBrowser } from '@app/server/testing/push-browser.ts'
import { pushService } from '@app/server/testing/push-service.ts'
import { chromium, expect, type Browser, type BrowserContext, type Page } from '@playwright/test'
import { findChromium } from '../scripts/chromium.mjs'
import { expectAccessible } from './axe.ts'
import { chromiumArguments } from './chromium-arguments.ts'
import { person } from './conversations.ts'
import { meMenu, openAs } from './log-in.ts'
import { endedDialog, logInAgain, sessionEndErrors } from './session-end.ts'
import { openSite, test } from './site.ts'

const { origin } = openSite()

test.setTimeout(120_000)

/** Two people in a group, of whom the first has a browser in which the worker runs. */
async function readingBrowser(browser: Browser, name: string) {
  const [ann, bo] = [await person('Ann Okafor'), await person('Bo Lindqvist')]
  const { id } = (await bo.api.groups.create({ data: { name, memberIds: [ann.id] } })).data
  const write = async (text: string) =>
    bo.api.groups.messages.create({ ownerId: id, data: { clientId: crypto.randomUUID(), text } })
  const context = await browser.newContext({ serviceWorkers: 'allow' })
  const page = await context.newPage()
  const texts = async () => (await bo.api.groups.messages.list({ ownerId: id })).data.map(({ text }) => text)
  return { ann, bo, id, write, texts, context, page, close: async () => context.close() }
}

const workerReady = (page: Page) =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready
    while (navigator.serviceWorker.controller === null)
      await new Promise((resolve) => setTimeout(resolve, 50))
  })

/** The ids of the conversations that this browser keeps. */
const kept = (page: Page) =>
  page.evaluate(async () => {
    const [found] = (await indexedDB.databases()).filter(({ name }) => name?.startsWith('kept:'))
    if (found?.name === undefined) return []
    const opening = indexedDB.open(found.name)
    await new Promise((resolve) => opening.addEventListener('success', resolve))
    // Deleted meanwhile: opening it made an empty one.
    if (!opening.result.objectStoreNames.contains('conversations')) {
      opening.result.close()
      indexedDB.deleteDatabase(found.name)
      return []
    }
    const all = opening.result.transaction('conversations').objectStore('conversations').getAllKeys()
    await new Promise((resolve) => all.addEventListener('success', resolve))
    opening.result.close()
    return all.result.map(String)
  })

/** Opens the group as its reader, and waits until it is kept. */
async function read({ page, ann, id }: Awaited<ReturnType<typeof readingBrowser>>) {
  await openAs(page, ann.email, `${origin}/groups/${id}`)
  await workerReady(page)
  await expect.poll(async () => kept(page)).toEqual([id])
}

const offlineTitle = (page: Page) => page.getByRole('heading', { name: 'You’re offline' })

/** The browser may look for a newer worker meanwhile. */
const offlineErrors = [/ERR_INTERNET_DISCONNECTED/, /ERR_FAILED/, /error occurred when fetching the script/]

test('without a connection, a conversation is read, and what is written is sent once', async ({
  browser,
  allowErrors,
}) => {
  allowErrors(...offlineErrors)
  const reader = await readingBrowser(browser, 'Spring Invitational')
  const { page, context, id, write, texts, close } = reader
  await write('Ten courts?')
  await read(reader)
  await context.setOffline(true)

  await test.step('every page is the offline page, which lists the conversation', async () => {
    await page.goto(`${origin}/facilities/marketplace`)
    await expect(offlineTitle(page)).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Spring Invitational' }).click()
    await expect(page).toHaveURL(`${origin}/groups/${id}`)
    await expect(page.getByRole('article').filter({ hasText: 'Ten courts?' })).toContainText('Bo Lindqvist')
    await expectAccessible(page)
  })

  await test.step('a message waits, also when the page is closed', async () => {
    await page.getByLabel('Write to Spring Invitational').fill('Twelve, written offline')
    await page.getByRole('button', { name: 'Send when connected' }).click()
    await page.goto(`${origin}/groups/${id}`)
    await expect(page.getByRole('article').filter({ hasText: 'Twelve' })).toContainText(
      'Waiting for a connection',
    )
    expect(await texts()).toEqual(['Ten courts?'])
  })

  await test.step('it is sent once, as soon as there is a connection', async () => {
    await context.setOffline(false)
    await expect.poll(texts, { timeout: 30_000 }).toEqual(['Twelve, written offline', 'Ten courts?'])
    await page.reload()
    await expect(meMenu(page)).toBeVisible()
    await expect(page.getByRole('article').filter({ hasText: 'Twelve' })).toBeVisible()
    expect(await texts()).toEqual(['Twelve, written offline', 'Ten courts?'])
  })
  await close()
})

test('who was removed from a group keeps nothing of it', async ({ browser, allowErrors }) => {
  allowErrors(/status of 404/)
  const reader = await readingBrowser(browser, 'Fall Classic')
  const { page, bo, ann, id, write, close } = reader
  await write('Hello')
  await read(reader)
  await page.goto(`${origin}/notifications`)
  await expect(meMenu(page)).toBeVisible()
  const { data: members } = await bo.api.groups.members.list({ ownerId: id })
  const member = members.find(({ userId }) => userId === ann.id)?.id ?? ''
  await bo.api.groups.members.remove({ ownerId: id, id: member })
  await expect.poll(async () => kept(page), { timeout: 30_000 }).toEqual([])
  await close()
})

test('signing out leaves nothing of the person in the browser', async ({ browser, allowErrors }) => {
  // A token that was being renewed is refused.
  allowErrors(...sessionEndErrors)
  const reader = await readingBrowser(browser, 'Winter Cup')
  const { page, write, close } = reader
  await write('Hello')
  await read(reader)
  await meMenu(page).click()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByRole('banner').getByRole('button', { name: 'Log in', exact: true })).toBeVisible()
  const left = () =>
    page.evaluate(async () => ({
      caches: await caches.keys(),
      databases: (await indexedDB.databases()).map(({ name }) => name),
      workers: (await navigator.serviceWorker.getRegistrations()).length,
      texts: Object.keys(localStorage).filter((key) => /^(conversations|kept|push)/.test(key)),
    }))
  // Deleting a database waits for those who still have it open.
  await expect.poll(left).toEqual({ caches: [], databases: [], workers: 0, texts: [] })
  await close()
})

test('the next person in a browser finds nothing of the one before', async ({ browser }) => {
  const reader = await readingBrowser(browser, 'Autumn Open')
  const { page, bo, write, close } = reader
  await write('Hello')
  await read(reader)
  await page.evaluate(() => {
    const { subject } = JSON.parse(localStorage.getItem('kept-person') ?? '{}')
    localStorage.setItem(`conversations/${subject}/outbox/1`, '{}')
  })
  await openAs(page, bo.email, `${origin}/notifications`)
  await expect.poll(async () => kept(page)).toEqual([])
  const texts = () => Object.keys(localStorage).filter((key) => key.startsWith('conversations/'))
  await expect.poll(async () => page.evaluate(texts)).toEqual([])
  await close()
})

const field = (page: Page) => page.getByRole('textbox', { name: /^Write to/ })

const messageCalls = /\/messages\?/

/** Writes a message that doesn't reach the server until `messageCalls` has no route anymore. */
async function sendInVain(page: Page, text: string) {
  await page.route(messageCalls, async (route) =>
    route.request().method() === 'POST' ? route.abort() : route.fallback(),
  )
  await field(page).fill(text)
  await field(page).press('Enter')
  await expect(page.getByRole('article').filter({ hasText: text })).toContainText(
    'Waiting for the connection',
  )
}

test('a newer worker takes over an open page, which keeps what is typed and what waits', async ({
  browser,
  allowErrors,
}) => {
  allowErrors(...offlineErrors)
  const reader = await readingBrowser(browser, 'Harvest Cup')
  const { page, texts, close } = reader
  await read(reader)
  await sendInVain(page, 'Waits for a connection')
  const box = field(page)
  await box.pressSequentially('Half a sent')
  await page.evaluate(() => Object.assign(window, { isSamePage: true }))

  // Another script for the same pages, as a new version of the worker is.
  await page.evaluate(async () => {
    const changed = new Promise((resolve) => {
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true })
    })
    await navigator.serviceWorker.register('/sw.js?newer')
    await changed
  })
  expect(await page.evaluate(() => navigator.serviceWorker.controller?.scriptURL)).toBe(
    `${origin}/sw.js?newer`,
  )
  await box.pressSequentially('ence')
  await expect(box).toHaveValue('Half a sentence')
  await expect(page.getByRole('article').filter({ hasText: 'Waits' })).toContainText(
    'Waiting for the connection',
  )
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)

  await page.unroute(messageCalls)
  await box.press('Enter')
  await expect.poll(texts, { timeout: 45_000 }).toEqual(['Half a sentence', 'Waits for a connection'])
  await close()
})

/** Lets the browser subscribe at our own push service: Chromium's is a service of others. */
async function subscribeAt(context: BrowserContext, endpoint: string, keys: object) {
  await context.grantPermissions(['notifications'], { origin })
  await context.addInitScript(
    ([address, own]) => {
      const made = (applicationServerKey: unknown) => ({
        options: { applicationServerKey },
        toJSON: () => ({ endpoint: address, keys: own }),
        unsubscribe: async () => {
          sessionStorage.removeItem('subscribed')
          return true
        },
      })
      Object.assign(PushManager.prototype, {
        subscribe: async ({ applicationServerKey }: { applicationServerKey: Uint8Array<ArrayBuffer> }) => {
          sessionStorage.setItem('subscribed', 'yes')
          return made(applicationServerKey.buffer)
        },
        getSubscription: async () => (sessionStorage.getItem('subscribed') === null ? null : made(null)),
      })
    },
    [endpoint, keys] as const,
  )
}

/** Hands a message to the browser's worker, as the browser does when its push service sends one. */
async function deliver(context: BrowserContext, page: Page, data: string) {
  const session = await context.newCDPSession(page)
  const registrationId = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [found] = registrations.filter(({ isDeleted }) => !isDeleted)
      if (found) resolve(found.registrationId)
    })
  })
  await session.send('ServiceWorker.enable')
  await session.send('ServiceWorker.deliverPushMessage', {
    origin,
    registrationId: await registrationId,
    data,
  })
  await session.detach()
}

const pushOrigin = process.env.PUSH_ORIGIN ?? ''

test('a session that is ended elsewhere leaves only what the person wrote, until they log in again', async ({
  browser,
  allowErrors,
}) => {
  // The conversation may be refused before the page knows that its session ended.
  allowErrors(...sessionEndErrors, /ERR_FAILED/, /status of 404.*\/(read|messages)/)
  test.skip(pushOrigin === '', 'needs a product that may push to our push service')
  const reader = await readingBrowser(browser, 'Ice Classic')
  const { page, context, ann, bo, id, write, texts, close } = reader
  await context.addInitScript(() => {
    // Browsers without windows deny it.
    Object.defineProperty(Notification, 'permission', { get: () => 'granted' })
    Notification.requestPermission = async () => 'granted'
  })
  await subscribeAt(context, `${pushOrigin}/${ann.id}`, pushBrowser().keys)
  await openAs(page, ann.email, `${origin}/account`)
  await workerReady(page)
  await page.getByRole('region', { name: 'On this device' }).getByRole('button', { name: 'Turn on' }).click()
  await expect(page.getByText('Notifications are on.')).toBeVisible()
  await write('Hello')
  await read(reader)
  await sendInVain(page, 'Written before the end')
  const isSubscribed = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration()
      return (await registration?.pushManager.getSubscription()) != null
    })
  const endSessions = async () => {
    const { sessions } = ann.api.users
    for (const { id: sessionId } of (await sessions.list({})).data) await sessions.end({ sessionId })
  }
  const unsent = () =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('/outbox/')).length)
  expect(await isSubscribed()).toBe(true)

  await test.step('ForceDisconnect ends the session of the open page at once', async () => {
    await endSessions()
    await expect(endedDialog(page)).toBeVisible()
    await expect.poll(async () => kept(page)).toEqual([])
    await expect.poll(isSubscribed).toBe(false)
    expect(await unsent()).toBe(1)
  })

  await test.step('logging in again sends the message and subscribes again', async () => {
    await page.unroute(messageCalls)
    await logInAgain(page, ann.email)
    await expect.poll(texts, { timeout: 45_000 }).toEqual(['Written before the end', 'Hello'])
    await expect.poll(isSubscribed).toBe(true)
  })

  await test.step('declining forgets the message, too', async () => {
    await sendInVain(page, 'Nobody sends this')
    await expect.poll(unsent).toBe(1)
    await endSessions()
    await endedDialog(page).getByRole('button', { name: 'Not now' }).click()
    await expect.poll(unsent).toBe(0)
    // The worker goes when nothing uses it any longer.
    const left = () =>
      page.evaluate(async () => ({
        caches: await caches.keys(),
        workers: (await navigator.serviceWorker.getRegistrations()).length,
        texts: Object.keys(localStorage).filter((key) => /^(conversations|kept|push)/.test(key)),
      }))
    await expect.poll(left).toEqual({ caches: [], workers: 0, texts: [] })
    expect((await bo.api.groups.messages.list({ ownerId: id })).data).toHaveLength(2)
  })
  await close()
})

const shown = (page: Page) =>
  page.evaluate(async () => {
    const { getNotifications } = await navigator.serviceWorker.ready.then((registration) => ({
      getNotifications: registration.getNotifications.bind(registration),
    }))
    return (await getNotifications()).map(({ title, body, tag }) => ({ title, body, tag }))
  })

test('the worker shows what our server pushes, and opens what it is about', async () => {
  const executablePath = findChromium({ hasNotifications: true })
  test.skip(executablePath === undefined, 'needs a Chromium with windows, which shows notifications')
  test.skip(pushOrigin === '', 'needs a product that may push to our push service')
  const service = await pushService(Number(new URL(pushOrigin).port))
  const device = pushBrowser()
  const browser = await chromium.launch({ executablePath, args: chromiumArguments })
  const { page, context, ann, id, write } = await readingBrowser(browser, 'Summer Slam')
  await subscribeAt(context, `${pushOrigin}/ann`, device.keys)
  await openAs(page, ann.email, `${origin}/account`)
  await workerReady(page)

  await test.step('the person turns them on for this device', async () => {
    const here = page.getByRole('region', { name: 'On this device' })
    await here.getByRole('button', { name: 'Turn on' }).click()
    await expect(here).toContainText('Notifications are on.')
  })

  await test.step('a message reaches the push service, and only the browser can read it', async () => {
    // Until it is opened, the news of being added to the group stands for those of its messages.
    const { notifications } = ann.api.users
    const added = (await notifications.list({ ownerId: ann.id })).data.map((news) => news.id)
    await notifications.openMany({ ownerId: ann.id, data: added, isOpened: true })
    await write('Ten courts?')
    await expect.poll(() => service.requests.length).toBe(1)
    const body = service.requests[0]?.body ?? Buffer.alloc(0)
    const text = device.decrypt(body)
    expect(JSON.parse(text)).toMatchObject({
      title: 'Bo Lindqvist wrote to the group',
      url: `/groups/${id}`,
      unopened: 1,
    })
    expect(body.toString('latin1')).not.toContain('Summer Slam')
    await deliver(context, page, text)
  })

  await test.step('the worker shows it', async () => {
    await expect
      .poll(async () => shown(page))
      .toEqual([{ title: 'Bo Lindqvist wrote to the group', body: 'Summer Slam', tag: id }])
  })

  await test.step('pressing it opens the conversation in the open window, and marks it as opened', async () => {
    const [worker] = context.serviceWorkers()
    await worker?.evaluate(async () => {
      const registration: ServiceWorkerRegistration = Reflect.get(globalThis, 'registration')
      const [notification] = await registration.getNotifications()
      const Pressed = Reflect.get(globalThis, 'NotificationEvent')
      globalThis.dispatchEvent(new Pressed('notificationclick', { notification }))
    })
    await expect(page).toHaveURL(`${origin}/groups/${id}`)
    await expect
      .poll(async () => (await ann.api.users.notifications.list({ ownerId: ann.id })).data[0]?.isOpened)
      .toBe(true)
    expect(await shown(page)).toEqual([])
  })

  await test.step('signing out ends the subscription at the server', async () => {
    const ended = page.waitForResponse(
      (response) =>
        response.request().method() === 'DELETE' && response.url().includes('/push/subscriptions/'),
    )
    await meMenu(page).click()
    await page.getByRole('button', { name: 'Sign out' }).click()
    expect((await ended).status()).toBe(200)
  })
  await browser.close()
  service.close()
})

test('a conversation that is opened without a connection says so, and loads when it is back', async ({
  browser,
  allowErrors,
}) => {
  allowErrors(...offlineErrors)
  const { page, context, ann, write, close } = await readingBrowser(browser, 'Autumn Invitational')
  await write('Eight courts?')
  await openAs(page, ann.email, `${origin}/groups`)
  const thread = page.getByRole('link', { name: 'Autumn Invitational' })
  await expect(thread).toBeVisible()
  await context.setOffline(true)
  await thread.click()
  await expect(page.getByText('You’re offline.')).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole('article').getByText('Eight courts?')).toBeVisible()
  await close()
})
