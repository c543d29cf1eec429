import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderPart, signInAsAdmin } from '../testing/render-for-admin.tsx'
import { MessageItem } from './message-item.tsx'
import type { Message } from './conversation-types.ts'
import { useMessageWrites } from './use-message-writes.ts'

const ann = { id: '01900000-0000-7000-8000-000000000001', name: 'Ann Okafor', picture: null }

const message: Message = {
  id: '01900000-0000-7000-8000-000000000002',
  clientId: '01900000-0000-7000-8000-000000000003',
  sequence: 1,
  changeSequence: 1,
  author: ann,
  event: null,
  text: 'Ten courts?',
  replyTo: null,
  mentions: [],
  attachments: [],
  reactions: [],
  createdDate: '2027-01-04T15:00:00.000Z',
  editedDate: null,
  deletedDate: null,
}

const groupId = '01900000-0000-7000-8000-000000000004'

/** A message of its reader. */
const OwnMessage = ({ changes, hasManagers }: { changes: Partial<Message>; hasManagers: boolean }) => (
  <MessageItem
    groupId={groupId}
    message={{ ...message, ...changes }}
    ownId={ann.id}
    isContinued={false}
    tabIndex={0}
    names={new Map([[ann.id, ann.name]])}
    writes={useMessageWrites(groupId)}
    canRemove
    hasManagers={hasManagers}
    canReadVersions={false}
    isEdited={false}
    onEdit={() => {}}
    onReply={() => {}}
    onReport={() => {}}
    onShow={async () => {}}
  />
)

function open(changes: Partial<Message>, hasManagers = false) {
  signInAsAdmin()
  renderPart(<OwnMessage changes={changes} hasManagers={hasManagers} />)
}

/** The question of the option to delete the message. */
async function askToDelete() {
  await page.getByRole('button', { name: 'Options of the message “Ten courts?”' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete…' }).click()
  return page.getByRole('alertdialog')
}

test('the question about a message of two people speaks of nobody else', async () => {
  open({})
  const question = await askToDelete()
  await expect.element(question).toMatchTextContent(/disappear for everybody\./)
  expect(question.element().textContent).not.toContain('anagers')
})

test('the question about a message of a group speaks of its managers', async () => {
  open({}, true)
  const question = await askToDelete()
  await expect.element(question).toMatchTextContent(/Managers of the group can still read the text\./)
})

test('marks that turn the direction of a text are left out', async () => {
  open({ text: 'Ten courts \u202Eon Friday' })
  await expect.element(page.getByText('Ten courts on Friday')).toBeVisible()
})

const bo = { id: '01900000-0000-7000-8000-000000000005', name: 'Bo Lindqvist', picture: null }
test.each([
  ['You', ann],
  ['Bo Lindqvist', bo],
])('the author is named %s', async (name, author) => {
  open({ author })
  await expect.element(page.getByText(name, { exact: true })).toBeVisible()
})

test.each([
  ['that was never edited is not marked', null, 0],
  ['that was edited is marked', '2027-01-04T16:00:00.000Z', 1],
])('a message %s', async (_, editedDate, marks) => {
  open({ editedDate })
  await expect.element(page.getByText('Ten courts?')).toBeVisible()
  expect(page.getByText('Edited', { exact: true }).elements()).toHaveLength(marks)
})
