import { useEffect, useRef } from 'react'
import { ButtonLink } from '../components/actions/button-link.tsx'
import { EmptyState } from '../components/display/empty-state.tsx'
import { kinds, profilePath } from '../kind/registry.ts'
import { listOf } from '../components/format.ts'
import type { Host } from './form/host-list.tsx'

interface RequestSentProps {
  email: string
  isConfirmed: boolean
  hosts: readonly Host[]
}

export function RequestSent({ email, isConfirmed, hosts }: RequestSentProps) {
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => {
    frame.current?.focus()
    scrollTo({ top: 0 })
  }, [])
  const [first] = hosts
  const names = listOf(hosts.map(({ name }) => name))
  return (
    <div ref={frame} className="page section" tabIndex={-1}>
      <EmptyState
        headingLevel="h1"
        title={isConfirmed ? 'Your request is on its way' : 'Check your email'}
        actions={
          <>
            {isConfirmed && (
              <ButtonLink to="/requests?box=sent" variant="primary">
                See your requests
              </ButtonLink>
            )}
            {first && (
              <ButtonLink to={profilePath(kinds[first.kind], first.id)}>Back to {first.name}</ButtonLink>
            )}
          </>
        }
      >
        {isConfirmed
          ? `We sent it to ${names}. They reply to ${email}, and you find their answers under your requests.`
          : `We sent a link to ${email}. Open it within 48 hours to send your request to ${names}. Don’t see it after a minute? Check your spam folder.`}
      </EmptyState>
    </div>
  )
}
