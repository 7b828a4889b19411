export { HttpError as ApiError } from '@storefront/server-kit/service/http-error';
