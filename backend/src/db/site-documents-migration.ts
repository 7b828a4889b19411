/** Statements for the documents of the whole site (ADR 99). Their kinds are checked by the code, which knows them all. */
export const SITE_DOCUMENTS = [
  `alter table content_documents drop constraint content_documents_kind_check`,
  `alter table content_documents add constraint content_documents_kind_check check (kind ~ '^[a-z]{1,20}$')`,
  `alter table content_previews drop constraint content_previews_kind_check`,
  `alter table content_previews add constraint content_previews_kind_check check (kind ~ '^[a-z]{1,20}$')`,
];
