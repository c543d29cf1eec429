import { expect } from '@playwright/test'
import { admin } from './accounts.ts'
import { conversation, log, person, saying, write } from './conversations.ts'
import { openAs } from './log-in.ts'
import { grayPicture } from './one-pixel.ts'
import { openSite, test } from './site.ts'

const { origin, allApis } = openSite()

test('a page that was open shows what is deleted: a message that can be reported, a quoted one, and an account', async ({
  page,
}) => {
  test.setTimeout(120_000)
  const [ann, bo] = [await person('Ann Okafor'), await person(`Bo ${crypto.randomUUID()}`)]
  const id = await conversation(ann, bo)
  await test.step('more images than there is room for are shown on request, without one whose upload was broken off', async () => {
    const { images, messages } = ann.api.groups
    const attachments: string[] = []
    for (let n = 1; n <= 10; n += 1) {
      const { data } = await images.create({ ownerId: id, data: { name: `Court ${n}` } })
      const file = new Blob([grayPicture], { type: 'image/png' })
      await images.putFile({ ownerId: id, id: data.id, file })
      attachments.push(data.id)
    }
    await messages.create({ ownerId: id, data: { clientId: crypto.randomUUID(), attachments } })
    await images.create({ ownerId: id, data: { name: 'Broken off' } })
    await page.setViewportSize({ width: 1440, height: 900 })
    await openAs(page, ann.email, `${origin}/groups/${id}`)
    const details = page.getByRole('complementary', { name: 'Members and files' })
    await expect(details.getByRole('heading', { name: 'Images 10' })).toBeVisible()
    await expect(details.getByRole('link', { name: /^Image/ })).toHaveCount(9)
    await details.getByRole('button', { name: 'Show all images' }).click()
    await expect(details.getByRole('link', { name: /^Image/ })).toHaveCount(10)
    await expect(details.getByRole('button', { name: 'Show all images' })).toHaveCount(0)
  })
  await test.step('a deleted message can be reported, and administrators read what it said', async () => {
    const { id: insult } = await write(bo, id, 'You fool')
    await bo.api.groups.messages.remove({ ownerId: id, id: insult })
    await page.getByRole('button', { name: /^Options of the message by Bo/ }).click()
    await page.getByRole('button', { name: 'Report…' }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toContainText('This message was deleted.')
    await dialog.getByText('Harassment').click()
    await dialog.getByRole('button', { name: 'Report' }).click()
    await expect(page.getByText('Thank you.')).toBeVisible()
    const { userReports } = (await allApis(admin))['user-mgmt']
    const { data } = await userReports.list({ take: 100 })
    expect(data.find(({ user }) => user.id === bo.id)).toMatchObject({ messageText: 'You fool' })
  })
  await test.step('a deleted message disappears from the reply that quotes it, on a page that was open', async () => {
    const { id: asked } = await write(bo, id, 'My number is 555-0100')
    await write(ann, id, 'Thanks', asked)
    await expect(saying(page, 'Thanks')).toContainText('555-0100')
    await bo.api.groups.messages.remove({ ownerId: id, id: asked })
    await expect(saying(page, 'Thanks')).not.toContainText('555-0100', { timeout: 20_000 })
    await expect(log(page)).not.toContainText('555-0100')
  })
  await test.step('who was in a conversation and deleted their account has left it, on a page that was open', async () => {
    await write(bo, id, 'Is Friday free?')
    await expect(saying(page, 'Is Friday free?')).toBeVisible()
    await bo.api.users.remove({ id: bo.id })
    await expect(log(page)).toContainText('A former member left', { timeout: 20_000 })
    await expect(page.getByRole('heading', { name: 'A former member' })).toBeVisible()
  })
})

test('a search shows messages in place of saying that no conversation has the name', async ({ page }) => {
  const [ann, bo] = [await person('Ann Okafor'), await person('Bo Lindqvist')]
  const id = await conversation(ann, bo)
  await write(bo, id, 'Bleachers?')
  await page.setViewportSize({ width: 390, height: 844 })
  await openAs(page, ann.email, `${origin}/groups`)
  await page.getByRole('button', { name: 'Search conversations' }).click()
  const field = page.getByRole('searchbox', { name: 'Search names and messages' })
  await field.fill('bleach')
  await expect(page.getByRole('region', { name: 'In messages' }).getByText('Bleachers?')).toBeInViewport()
  await expect(page.getByRole('heading', { name: 'Nothing found' })).toHaveCount(0)
  await field.fill('grandstand')
  await expect(page.getByRole('heading', { name: 'Nothing found' })).toBeVisible()
})
