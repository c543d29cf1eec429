import type { ListedLead } from '@app/contract/events/lead-schema.ts'
import { leadStatuses, type LeadStatus } from '@app/contract/reference-lists/lead-statuses.ts'
import { useEffect, useRef, useState, type DragEvent, type KeyboardEvent } from 'react'
import { titleOf } from '../request-words.ts'
import { allowedMoves, columnName, pickWords, refusalOf, stepTo } from './board-moves.ts'

interface Picked {
  lead: ListedLead
  to: LeadStatus
}

const cardOf = (id: string) => document.querySelector<HTMLElement>(`[data-lead="${id}"]`)

/** A board whose cards move by mouse and by keyboard. `words` are for a live region. */
export function useBoardMoves(
  columns: readonly { status: LeadStatus; leads: readonly ListedLead[] }[],
  onMove: (lead: ListedLead, to: LeadStatus) => void,
) {
  const [picked, setPicked] = useState<Picked>()
  const [words, setWords] = useState('')
  /** A card in another column is another element, which takes the focus over. */
  const dropped = useRef<string>(undefined)
  useEffect(() => {
    if (dropped.current === undefined || document.activeElement !== document.body) return
    cardOf(dropped.current)?.focus()
  })

  function drop() {
    if (picked === undefined) return
    const { lead, to } = picked
    setPicked(undefined)
    dropped.current = lead.id
    if (to === lead.status) return setWords(`${titleOf(lead.asked)} stays ${columnName(to)}.`)
    // A pass asks for its reason first.
    setWords(to === 'Passed' ? '' : `${titleOf(lead.asked)} is ${columnName(to)} now.`)
    onMove(lead, to)
  }

  /** Moves the focus to a card above or below, or beside it in the next column with one. */
  function walk(lead: ListedLead, key: string) {
    const at = leadStatuses.indexOf(lead.status)
    const leadsOf = (status: LeadStatus) => columns.find((one) => one.status === status)?.leads ?? []
    const row = leadsOf(lead.status).findIndex(({ id }) => id === lead.id)
    const beside = key === 'ArrowRight' ? leadStatuses.slice(at + 1) : leadStatuses.slice(0, at).toReversed()
    const next =
      key === 'ArrowDown' || key === 'ArrowUp'
        ? leadsOf(lead.status)[row + (key === 'ArrowDown' ? 1 : -1)]
        : beside.map((status) => leadsOf(status).at(Math.min(row, leadsOf(status).length - 1))).find(Boolean)
    if (next) cardOf(next.id)?.focus()
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>, lead: ListedLead) {
    // Keys of the links and buttons in a card are theirs.
    if (event.target !== event.currentTarget || event.ctrlKey || event.metaKey || event.altKey) return
    const { key } = event
    if (![' ', 'Escape', 'ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'].includes(key)) return
    event.preventDefault()
    if (key === ' ') {
      if (picked !== undefined) return drop()
      setWords(pickWords(lead, titleOf(lead.asked)))
      if (allowedMoves(lead).length > 0) setPicked({ lead, to: lead.status })
    } else if (key === 'Escape') {
      if (picked !== undefined) setWords(`${titleOf(lead.asked)} is back in ${columnName(lead.status)}.`)
      setPicked(undefined)
    } else if (picked === undefined) {
      walk(lead, key)
    } else if (key === 'ArrowLeft' || key === 'ArrowRight') {
      const step = stepTo(picked.lead, picked.to, key === 'ArrowRight' ? 1 : -1)
      setPicked({ lead: picked.lead, to: step.to })
      setWords(step.words)
    }
  }

  const cardProps = (lead: ListedLead) => ({
    'data-lead': lead.id,
    'data-picked': picked?.lead.id === lead.id || undefined,
    tabIndex: 0,
    draggable: allowedMoves(lead).length > 0,
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => onKeyDown(event, lead),
    onBlur: () => setPicked(undefined),
    onDragStart: (event: DragEvent) => {
      event.dataTransfer.effectAllowed = 'move'
      event.dataTransfer.setData('text/plain', titleOf(lead.asked))
      setPicked({ lead, to: lead.status })
    },
    onDragEnd: () => setPicked(undefined),
  })

  const columnProps = (status: LeadStatus) => ({
    'data-target': (picked !== undefined && picked.to === status) || undefined,
    'data-refused':
      (picked !== undefined && ![...allowedMoves(picked.lead), picked.lead.status].includes(status)) ||
      undefined,
    onDragOver: (event: DragEvent) => {
      if (picked === undefined) return
      if ([...allowedMoves(picked.lead), picked.lead.status].includes(status)) {
        event.preventDefault()
        if (picked.to !== status) setPicked({ lead: picked.lead, to: status })
      } else setWords(refusalOf(picked.lead, status))
    },
    onDrop: (event: DragEvent) => {
      event.preventDefault()
      drop()
    },
  })
  return { picked, words, cardProps, columnProps }
}
