import './remotes/provides';

import { bootstrap } from './boot/bootstrap';

bootstrap(document.currentScript?.nonce ?? '');
