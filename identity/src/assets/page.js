// Progressive enhancements. All pages work without JavaScript.

const all = (selector) => document.querySelectorAll(selector)

/** Announces a text to screen readers. */
const announce = (text) => {
  document.querySelector('#status').textContent = text
}

// Storage throws if the browser blocks it.
const readStored = (key) => {
  try {
    return sessionStorage.getItem(key)
  } catch {
    return null
  }
}
const store = (key, text) => {
  try {
    sessionStorage.setItem(key, text)
  } catch {
    // The user has to type it again.
  }
}

// Copies the typed email address to the other forms of this login. It never leaves this window.
const email = document.querySelector('#email:not([readonly])')
if (email) {
  const key = `email ${location.pathname.split('/')[2]}`
  const typed = readStored(key)
  const password = document.querySelector('#password')
  if (typed && typed !== email.value) {
    email.value = typed
    if (document.activeElement === email && password && !email.ariaInvalid) password.focus()
  }
  email.addEventListener('input', () => store(key, email.value))
}

for (const button of all('[data-reveals]')) {
  const input = document.getElementById(button.dataset.reveals)
  const [label] = button.children
  const show = (isShown) => {
    input.type = isShown ? 'text' : 'password'
    label.textContent = isShown ? 'Hide' : 'Show'
  }
  button.hidden = false
  button.addEventListener('click', () => show(input.type === 'password'))
  // Browsers offer to save only password fields.
  input.form.addEventListener('submit', () => show(false))
}

const commonWord =
  /^(pass(wor)?d?|qwert[yuiop]*|asdf\w*|zxcv\w*|iloveyou|welcome|letmein|admin|\w+ball|soccer|abc\w*)?$/

/** Estimates a password's strength: how many of four cells to fill. The server makes the final decision. */
function strengthOf(password, mailbox, minLength) {
  const missing = minLength - Array.from(password).length
  const lower = password.toLowerCase()
  if (missing > 0) {
    const filled = missing > 5 ? 0 : 1
    return { filled, text: missing === 1 ? '1 more character.' : `${missing} more characters.` }
  }
  if (mailbox.length > 3 && lower.includes(mailbox))
    return { filled: 1, text: "Don't use your email address." }
  const word = lower.replaceAll(/[\d\W_]/g, '')
  if (new Set(lower).size < 4 || (/^[ -~]*$/.test(lower) && commonWord.test(word)))
    return { filled: 1, text: 'Easy to guess.' }
  if (missing > -6) return { filled: 3, text: 'Good. Add more words to make it stronger.' }
  return { filled: 4, text: 'Strong.' }
}

for (const meter of all('[data-strength-of]')) {
  const input = document.getElementById(meter.dataset.strengthOf)
  const hint = document.getElementById(`${input.id}-hint`)
  const initialHint = hint.textContent
  let timer
  input.addEventListener('input', () => {
    const mailbox = (document.querySelector('#email')?.value ?? '')
      .trim()
      .toLowerCase()
      .replace(/@[^@]*$/, '')
    const { filled, text } = strengthOf(input.value, mailbox, Number(meter.dataset.minLength))
    meter.hidden = input.value === ''
    hint.textContent = meter.hidden ? initialHint : text
    Array.from(meter.children, (cell, at) => cell.classList.toggle('full', at < filled))
    clearTimeout(timer)
    timer = setTimeout(() => announce(hint.textContent), 800)
  })
}

const isDisabled = (button) => button?.getAttribute('aria-disabled') === 'true'

/** Disables a button but keeps it focusable. Returns a function that enables it again. */
function disable(button, text) {
  const label = button.textContent.trim()
  button.setAttribute('aria-disabled', 'true')
  button.textContent = text
  return () => {
    button.removeAttribute('aria-disabled')
    button.textContent = label
  }
}

for (const button of all('[data-cooldown]')) {
  const until = Date.now() + button.dataset.cooldown * 1000
  const label = button.textContent.trim()
  const enable = disable(button, label)
  const tick = () => {
    const left = Math.ceil((until - Date.now()) / 1000)
    if (left <= 0) return enable()
    button.textContent = `${label} in ${left} s`
    setTimeout(tick, 500)
  }
  tick()
}

let isLeaving = false

/** Returns a function that undoes it. */
function showBusy(button) {
  const { busy } = button.dataset
  if (!busy) return () => {}
  const enable = disable(button, busy)
  button.dataset.isBusy = ''
  announce(busy)
  return () => {
    delete button.dataset.isBusy
    enable()
  }
}

for (const form of all('form')) {
  let isSent = false
  form.addEventListener('submit', (event) => {
    const button = event.submitter ?? form.querySelector('button:not([type])')
    if (isSent || isDisabled(button)) {
      event.preventDefault()
      return
    }
    isSent = true
    isLeaving = true
    const undo = showBusy(button)
    addEventListener('pageshow', ({ persisted }) => {
      // Restored from the back/forward cache.
      if (!persisted) return
      isSent = false
      isLeaving = false
      undo()
    })
  })
}

// An expired login has ended, too. A server error doesn't mean that it has ended.
async function hasEnded(url) {
  const reply = await fetch(url, { cache: 'no-store' })
  return reply.ok ? !(await reply.json()).isWaiting : reply.status < 500
}

for (const steps of all('[data-poll]')) {
  const { poll: pollUrl, next } = steps.dataset
  const schedule = () => setTimeout(() => void poll(), 3000)
  const poll = async () => {
    const isOver = await hasEnded(pollUrl).catch(() => false)
    if (isLeaving) return
    if (isOver) location.replace(next)
    else schedule()
  }
  schedule()
}

// The opener closes this window after a minute, but not while an email is awaited (`web/src/session/login-deadline.ts`).
for (const { dataset } of all('[data-mail-awaited-by]')) {
  const post = (isMailAwaited) => opener?.postMessage({ isMailAwaited }, dataset.mailAwaitedBy)
  addEventListener('pageshow', () => post(true))
  addEventListener('pagehide', () => post(false))
}

if (opener) {
  for (const part of all('[data-unless-opened]')) part.hidden = true
  for (const part of all('[data-if-opened]')) part.hidden = false
  for (const button of all('[data-closes]')) button.addEventListener('click', () => close())
}

for (const form of all('[data-auto-submit]')) form.requestSubmit()
