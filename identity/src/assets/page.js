// What JavaScript adds to the pages. Each of them works without it.

const all = (selector) => document.querySelectorAll(selector)

/** Tells whoever listens to the page instead of looking at it. */
const say = (text) => {
  document.querySelector('#said').textContent = text
}

// Browsers may forbid to store anything.
const kept = (key) => {
  try {
    return sessionStorage.getItem(key)
  } catch {
    return null
  }
}
const keep = (key, text) => {
  try {
    sessionStorage.setItem(key, text)
  } catch {
    // Then it has to be typed once more.
  }
}

// An address typed into one form of a log-in stands in its other forms too. It does not leave this window.
const email = document.querySelector('#email:not([readonly])')
if (email) {
  const key = `email ${location.pathname.split('/')[2]}`
  const typed = kept(key)
  const password = document.querySelector('#password')
  if (typed && typed !== email.value) {
    email.value = typed
    if (document.activeElement === email && password && !email.ariaInvalid) password.focus()
  }
  email.addEventListener('input', () => keep(key, email.value))
}

for (const button of all('[data-reveals]')) {
  const input = document.getElementById(button.dataset.reveals)
  const [word] = button.children
  const show = (isShown) => {
    input.type = isShown ? 'text' : 'password'
    word.textContent = isShown ? 'Hide' : 'Show'
  }
  button.hidden = false
  button.addEventListener('click', () => show(input.type === 'password'))
  // Sent as a password, or browsers would not offer to keep it.
  input.form.addEventListener('submit', () => show(false))
}

const commonWord =
  /^(pass(wor)?d?|qwert[yuiop]*|asdf\w*|zxcv\w*|iloveyou|welcome|letmein|admin|\w+ball|soccer|abc\w*)?$/

/** What can be said of a password here; the server has the last word. Of four cells `filled` are full. */
function strengthOf(password, mailbox, least) {
  const missing = least - Array.from(password).length
  const lower = password.toLowerCase()
  if (missing > 0) {
    const filled = missing > 5 ? 0 : 1
    return { filled, text: missing === 1 ? '1 more character.' : `${missing} more characters.` }
  }
  if (mailbox.length > 3 && lower.includes(mailbox))
    return { filled: 1, text: 'Leave your email address out.' }
  const word = lower.replaceAll(/[\d\W_]/g, '')
  if (new Set(lower).size < 4 || (/^[ -~]*$/.test(lower) && commonWord.test(word)))
    return { filled: 1, text: 'Easy to guess.' }
  if (missing > -6) return { filled: 3, text: 'Long enough. More words make it stronger.' }
  return { filled: 4, text: 'Long and strong.' }
}

for (const meter of all('[data-strength-of]')) {
  const input = document.getElementById(meter.dataset.strengthOf)
  const hint = document.getElementById(`${input.id}-hint`)
  const usual = hint.textContent
  let pause
  input.addEventListener('input', () => {
    const mailbox = (document.querySelector('#email')?.value ?? '')
      .trim()
      .toLowerCase()
      .replace(/@[^@]*$/, '')
    const { filled, text } = strengthOf(input.value, mailbox, Number(meter.dataset.least))
    meter.hidden = input.value === ''
    hint.textContent = meter.hidden ? usual : text
    Array.from(meter.children, (cell, at) => cell.classList.toggle('full', at < filled))
    clearTimeout(pause)
    pause = setTimeout(() => say(hint.textContent), 800)
  })
}

const isOff = (button) => button?.getAttribute('aria-disabled') === 'true'

/** Off, but still in its place for the keyboard. Answers what brings it back. */
function turnOff(button, text) {
  const usual = button.textContent.trim()
  button.setAttribute('aria-disabled', 'true')
  button.textContent = text
  return () => {
    button.removeAttribute('aria-disabled')
    button.textContent = usual
  }
}

for (const button of all('[data-cooldown]')) {
  const until = Date.now() + button.dataset.cooldown * 1000
  const usual = button.textContent.trim()
  const turnOn = turnOff(button, usual)
  const tick = () => {
    const left = Math.ceil((until - Date.now()) / 1000)
    if (left <= 0) return turnOn()
    button.textContent = `${usual} in ${left} s`
    setTimeout(tick, 500)
  }
  tick()
}

let isLeaving = false

/** Answers what undoes it. */
function showBusy(button) {
  const { busy } = button.dataset
  if (!busy) return () => {}
  const turnOn = turnOff(button, busy)
  button.dataset.isBusy = ''
  say(busy)
  return () => {
    delete button.dataset.isBusy
    turnOn()
  }
}

for (const form of all('form')) {
  let isSent = false
  form.addEventListener('submit', (event) => {
    const button = event.submitter ?? form.querySelector('button:not([type])')
    if (isSent || isOff(button)) {
      event.preventDefault()
      return
    }
    isSent = true
    isLeaving = true
    const undo = showBusy(button)
    addEventListener('pageshow', ({ persisted }) => {
      // Back from the next page to this one, as it was left.
      if (!persisted) return
      isSent = false
      isLeaving = false
      undo()
    })
  })
}

// A log-in that has run out has ended as well; a server that does not answer says nothing.
async function hasEnded(address) {
  const reply = await fetch(address, { cache: 'no-store' })
  return reply.ok ? !(await reply.json()).isWaiting : reply.status < 500
}

for (const steps of all('[data-waits-at]')) {
  const { waitsAt, then } = steps.dataset
  const lookSoon = () => setTimeout(() => void look(), 3000)
  const look = async () => {
    const isOver = await hasEnded(waitsAt).catch(() => false)
    if (isLeaving) return
    if (isOver) location.replace(then)
    else lookSoon()
  }
  lookSoon()
}

if (opener) {
  for (const part of all('[data-unless-opened]')) part.hidden = true
  for (const part of all('[data-if-opened]')) part.hidden = false
  for (const button of all('[data-closes]')) button.addEventListener('click', () => close())
}

for (const form of all('[data-goes-on]')) form.requestSubmit()
