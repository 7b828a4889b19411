/*
 * Keeps the page of the release console fresh, and shows confirmations in a dialog. Without it everything
 * works as pages. Plain script: it is served as it stands here.
 */
const EVERY_MS = 5000;
const main = document.querySelector('main');
const dialog = document.querySelector('dialog');
const freshness = document.getElementById('freshness');
const announcement = document.getElementById('announcement');

/** The message of an act is for now: neither a reload nor a bookmark should bring it again. */
if (location.search.includes('done=')) history.replaceState(null, '', main.dataset.refresh);

async function readPage(address) {
  const response = await fetch(address, { headers: { accept: 'text/html' } });
  if (response.status === 401) location.reload();
  if (!response.ok) throw new Error(String(response.status));
  const text = await response.text();
  // The main part alone: the style in the head is named for its own answer, and would be refused here.
  const part = text.slice(text.indexOf('<main'), text.indexOf('</main>'));
  return new DOMParser().parseFromString(part, 'text/html');
}

/** Whatever somebody is in the middle of is not taken away under their hands. */
function isBusy() {
  const focused = document.activeElement;
  return document.hidden || dialog.open || focused.matches('select, input') || !getSelection().isCollapsed;
}

async function refresh() {
  try {
    const fresh = await readPage(main.dataset.refresh);
    if (!isBusy()) takeOver(fresh);
  } catch {
    showStale();
  }
}

function takeOver(fresh) {
  const before = document.getElementById('freshness').dataset.revision;
  for (const section of document.querySelectorAll('[data-live]')) {
    const next = fresh.getElementById(section.id);
    if (next && next.outerHTML !== section.outerHTML) replace(section, next);
  }
  if (document.getElementById('freshness').dataset.revision !== before) {
    announcement.textContent = 'What is live has changed.';
  }
}

/** Keeps what was chosen, and where the focus was. */
function replace(section, next) {
  const focused = section.contains(document.activeElement) ? document.activeElement.id : '';
  const chosen = [...section.querySelectorAll('select')].filter((select) => !isAsDrawn(select));
  section.replaceWith(next);
  for (const { id, value } of chosen) {
    const select = document.getElementById(id);
    if (select && [...select.options].some((option) => option.value === value)) select.value = value;
  }
  if (focused) document.getElementById(focused)?.focus({ preventScroll: true });
}

function isAsDrawn(select) {
  const drawn = [...select.options].find((option) => option.defaultSelected) ?? select.options[0];
  return drawn?.value === select.value;
}

function showStale() {
  const now = document.getElementById('freshness');
  if (now.classList.contains('stale')) return;
  now.classList.add('stale');
  now.textContent = `Not fresh: the console does not answer. ${now.textContent.trim()}.`;
  announcement.textContent = now.textContent;
}

async function confirmInDialog(form) {
  const address = new URL(form.action);
  address.search = new URLSearchParams(new FormData(form));
  try {
    const page = await readPage(address);
    dialog.replaceChildren(page.getElementById('confirmation-panel'));
    history.pushState(null, '', address);
    dialog.showModal();
  } catch {
    // What cannot be shown here says why as a page.
    location.assign(address);
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

// Back closes the dialog, and closing it goes back.
addEventListener('popstate', () => dialog.close());
dialog.addEventListener('close', () => {
  if (location.pathname.startsWith('/parts/')) history.back();
});

if (freshness) {
  setInterval(() => {
    if (!isBusy()) void refresh();
  }, EVERY_MS);
}
