/*
 * Refreshes the page of the release console and shows confirmations in a dialog. The console also works without it.
 * Served without a build step.
 */
const EVERY_MS = 5000;
const main = document.querySelector('main');
const dialog = document.querySelector('dialog');
const freshness = document.getElementById('freshness');
const announcement = document.getElementById('announcement');

/** The notice of an action must not appear again after a reload or from a bookmark. */
if (location.search.includes('done=')) history.replaceState(null, '', main.dataset.refresh);

async function readPage(url) {
  const response = await fetch(url, { headers: { accept: 'text/html' } });
  if (response.status === 401) location.reload();
  if (!response.ok) throw new Error(String(response.status));
  const text = await response.text();
  // Only the body: the style in the head has another nonce, which the policy of this page rejects.
  const body = text.slice(text.indexOf('<body'), text.indexOf('</main>'));
  return new DOMParser().parseFromString(body, 'text/html');
}

/** Whether the user is interacting with the page, which a refresh would disturb. */
function isBusy() {
  const focused = document.activeElement;
  return document.hidden || dialog.open || focused.matches('select, input') || !getSelection().isCollapsed;
}

async function refresh() {
  try {
    const fresh = await readPage(main.dataset.refresh);
    if (!isBusy()) update(fresh);
  } catch {
    showStale();
  }
}

function update(fresh) {
  const before = document.getElementById('freshness').dataset.revision;
  for (const section of document.querySelectorAll('[data-live]')) {
    const next = fresh.getElementById(section.id);
    if (next && next.outerHTML !== section.outerHTML) replace(section, next);
  }
  if (document.getElementById('freshness').dataset.revision !== before) {
    announcement.textContent = 'What is live has changed.';
  }
}

/** Replaces a section and keeps what the user chose or opened there, and the focus. */
function replace(section, next) {
  const focused = section.contains(document.activeElement) ? document.activeElement.id : '';
  const changed = [...section.querySelectorAll('select[id], input[id]')].filter(
    (field) => !hasDefault(field),
  );
  const opened = [...section.querySelectorAll('details[open][id]')];
  section.replaceWith(next);
  for (const field of changed) restore(field);
  for (const { id } of opened) document.getElementById(id)?.setAttribute('open', '');
  if (focused) document.getElementById(focused)?.focus({ preventScroll: true });
}

function hasDefault(field) {
  if (field.type === 'radio') return field.checked === field.defaultChecked;
  if (field.tagName === 'INPUT') return field.value === field.defaultValue;
  const defaultOption = [...field.options].find((option) => option.defaultSelected) ?? field.options[0];
  return defaultOption?.value === field.value;
}

function restore({ id, type, checked, value, tagName }) {
  const field = document.getElementById(id);
  if (!field || field.disabled) return;
  if (type === 'radio') field.checked = checked;
  else if (tagName === 'INPUT' || [...field.options].some((option) => option.value === value))
    field.value = value;
}

function showStale() {
  const element = document.getElementById('freshness');
  if (element.classList.contains('stale')) return;
  element.classList.add('stale');
  element.textContent = `Out of date: the console does not respond. ${element.textContent.trim()}.`;
  announcement.textContent = element.textContent;
}

async function confirmInDialog(form) {
  const url = new URL(form.action);
  url.search = new URLSearchParams(new FormData(form));
  try {
    const page = await readPage(url);
    dialog.replaceChildren(page.getElementById('confirmation-panel'));
    history.pushState(null, '', url);
    dialog.showModal();
  } catch {
    // Open errors as a page, which explains them.
    location.assign(url);
  }
}

document.addEventListener('submit', (event) => {
  if (!event.target.matches('[data-confirmed]')) return;
  event.preventDefault();
  void confirmInDialog(event.target);
});

document.addEventListener('click', (event) => {
  if (!dialog.open || !event.target.closest('[data-cancel]')) return;
  event.preventDefault();
  dialog.close();
});

// The back button closes the dialog, and closing the dialog goes back.
addEventListener('popstate', () => dialog.close());
dialog.addEventListener('close', () => {
  if (location.pathname.startsWith('/parts/')) history.back();
});

if (freshness) {
  setInterval(() => {
    if (!isBusy()) void refresh();
  }, EVERY_MS);
}
