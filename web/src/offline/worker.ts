import { answerRequest, keepShell } from './answer-request.ts'
import { openNotification, showPush } from './show-push.ts'
import { scope } from './worker-scope.ts'

// Everything that the worker keeps has a hash in its name or is the offline page, so a new version can take over pages of the old one.
scope.addEventListener('install', (event) =>
  event.waitUntil(keepShell().then(async () => scope.skipWaiting())),
)
scope.addEventListener('activate', (event) => {
  // The request of a page doesn't wait for the worker to start.
  const preload = scope.registration.navigationPreload?.enable()
  event.waitUntil(Promise.allSettled([scope.clients.claim(), preload]))
})
scope.addEventListener('fetch', answerRequest)
scope.addEventListener('push', (event) => event.waitUntil(showPush(event)))
scope.addEventListener('notificationclick', (event) => event.waitUntil(openNotification(event.notification)))
