import type { ManagedUser } from '@app/contract/users/user-routes.ts'
import { Tag } from '../components/actions/chip.tsx'
import { count, date } from '../components/format.ts'
import { Avatar } from '../components/pictures/avatar.tsx'
import { Row } from '../platform/boxes/row.tsx'
import { Stack } from '../platform/boxes/stack.tsx'
import type { Column } from '../platform/table/column.ts'
import { UserActions } from './user-actions.tsx'

export const userColumns: readonly Column<ManagedUser>[] = [
  {
    label: 'Name',
    value: ({ name }) => name,
    cell: ({ name, picture }) => (
      <Row gap="3" isWrapping={false}>
        <Avatar name={name} picture={picture} size={32} />
        <span>{name}</span>
      </Row>
    ),
  },
  {
    label: 'Role',
    value: ({ isAdmin }) => (isAdmin ? 'Administrator' : 'User'),
    isFilter: true,
    isFirstLine: true,
    cell: ({ isAdmin, block }) => (
      <Row gap="1">
        {isAdmin && <Tag>Administrator</Tag>}
        {block !== null && <Tag tone="bad">Blocked</Tag>}
      </Row>
    ),
  },
  {
    label: 'Email',
    value: ({ email }) => email,
    cell: ({ email, isEmailVerified, block }) => (
      <Stack gap="1">
        <p>
          <a className="link" href={`mailto:${email}`}>
            {email}
          </a>
          {!isEmailVerified && ' (not verified)'}
        </p>
        {block !== null && (
          <p className="sm">
            {`Blocked ${date(block.date)}${block.byName === null ? '' : ` by ${block.byName}`}: ${block.reason}`}
          </p>
        )}
      </Stack>
    ),
  },
  {
    label: 'Pages',
    isNumeric: true,
    value: ({ profileCount }) => profileCount,
    cell: ({ profileCount }) => (
      <>
        {count(profileCount)}
        <span className="only-s">{profileCount === 1 ? ' page' : ' pages'}</span>
      </>
    ),
  },
  {
    label: 'Joined',
    value: ({ createdDate }) => createdDate,
    isLabeledBelow: true,
    cell: ({ createdDate }) => date(createdDate),
  },
  { label: 'Actions', cell: (user) => <UserActions user={user} /> },
]
