import { expect, test, vi } from 'vitest'
import { createTransfer, transferOf, type TransferPage } from './transfers.ts'

const pageOf = (): TransferPage => ({
  storeSent: vi.fn<TransferPage['storeSent']>(),
  onDone: vi.fn<TransferPage['onDone']>(),
  onPartlyDone: vi.fn<TransferPage['onPartlyDone']>(),
  onRefused: vi.fn<TransferPage['onRefused']>(),
})
const sent = { profile: {}, id: 'created', done: [] }

/** A part that ends when it is told to. */
function part() {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  return { step: { key: 'hours', label: 'Hours', run: () => promise }, resolve, reject }
}

test('a page that is reopened has what an earlier visit sends, and tells its end', async () => {
  const first = transferOf('a draft', sent)
  first.showOn(pageOf())
  const { step, resolve } = part()
  const running = first.runOnce(async () => {
    first.queue.add([step])
    return first.finish()
  })
  const reopened = transferOf('a draft', undefined)
  const page = pageOf()
  reopened.showOn(page)
  expect([reopened.isBusy(), reopened.queue.current().length]).toEqual([true, 1])
  resolve()
  await running
  expect(page.onDone).toHaveBeenCalledExactlyOnceWith('created')
})

test('it is busy until the page that was created shows', async () => {
  const transfer = createTransfer('one', sent)
  transfer.showOn(pageOf())
  await transfer.runOnce(() => transfer.finish())
  expect(transfer.isBusy()).toBe(true)
})

test('with a part that failed, it can be sent again', async () => {
  const transfer = createTransfer('one', sent)
  const page = pageOf()
  transfer.showOn(page)
  const { step, reject } = part()
  const running = transfer.runOnce(async () => {
    transfer.queue.add([step])
    return transfer.finish()
  })
  reject(new Error('The line broke.'))
  await running
  expect(page.onPartlyDone).toHaveBeenCalledOnce()
  expect(transfer.isBusy()).toBe(false)
})

test('a refusal is told, and nothing else is sent at the same time', async () => {
  const transfer = createTransfer('one', undefined)
  const page = pageOf()
  transfer.showOn(page)
  const again = vi.fn<() => Promise<'left'>>(async () => 'left')
  const refusal = new Error('The name is taken.')
  const running = transfer.runOnce(async () => {
    await transfer.runOnce(again)
    throw refusal
  })
  await running
  expect(again).not.toHaveBeenCalled()
  expect(page.onRefused).toHaveBeenCalledExactlyOnceWith(refusal)
  expect(transfer.isBusy()).toBe(false)
})
