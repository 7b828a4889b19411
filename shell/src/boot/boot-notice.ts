/** Id of a hidden bar in every server-rendered document: the page is readable but not interactive. */
const BOOT_NOTICE_ID = 'boot-notice';

/** Shows the notice that the page cannot become interactive; the markup of the server stays in place. */
export function showBootNotice(document: Document): void {
  const notice = document.getElementById(BOOT_NOTICE_ID);
  if (notice) notice.dataset['shown'] = '';
}
